# Storypole's tasks. If make is missing, run ./setup first.

PREFIX ?= /usr/local
SWIFT ?= swift
RELEASE = .build/release
# Windows need GTK.
WINDOW ?= $(shell pkg-config --exists gtk4 && echo storypole-window)
# The page of previews and 'storypole serve' need libsoup.
PREVIEW ?= $(shell pkg-config --exists libsoup-3.0 && echo storypole-preview storypole-serve)
MODULES = SwiftUI Storypole StorypoleControls StorypoleExplain StorypoleGeometry StorypoleGraphics StorypoleRuntime \
  StorypoleCairo StorypoleUIKit StorypoleSystem StorypoleBatch StorypolePages
SOURCES = Package.swift Sources Apple/Package.swift Apple/Sources Compat/Package.swift Compat/Sources Tests Examples Benchmarks/Package.swift Benchmarks/Sources

.PHONY: help setup build demo test unit long golden page agents batch documents readers serve serve-load spark check docs docs-test lint table widths consumer snapshots mutate sanitize fuzz bench bench-quick \
  bench-compare bench-rivals install uninstall clean

help: ## list the targets
	@echo "make TARGET, where TARGET is one of:"
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  \1|\2/p' Makefile | awk -F'|' '{ printf "%-16s%s\n", $$1, $$2 }'

setup: ## install missing system packages
	@./setup

build: setup ## build the command storypole, optimized
	@for product in storypole $(WINDOW) $(PREVIEW); do $(SWIFT) build -c release --product $$product || exit 1; done

demo: build ## draw the pictures of Examples/ to out/, with an overview in out/index.html
	@mkdir -p out
	@for format in png svg pdf; do \
	  $(RELEASE)/storypole render Examples/*.swift --format $$format -o out/ || exit 1; done
	@for format in png svg pdf; do $(RELEASE)/storypole render Examples/Depth*.swift \
	  --camera isometric:30,20 --guides --format $$format -o out/ || exit 1; done
	@$(RELEASE)/storypole render Examples/*.swift --dark -o out/dark/
	@$(RELEASE)/storypole render Examples/Depth*.swift --camera isometric:30,20 --guides --dark \
	  -o out/dark/
	@Examples/gallery.sh out
	@echo "Open $(CURDIR)/out/index.html"

docs: build ## build the site in out/docs: chapters, guides, reference, search
	@Docs/Learn/build.py $(RELEASE)/storypole out/docs $(RELEASE)/Modules
	@Tests/Checks/links.py out/docs
	@echo "To serve it: python3 -m http.server --directory $(CURDIR)/out/docs"

docs-test: docs ## test the site of 'make docs' in Chromium
	@Tests/Learn/site_tests.py out/docs

test: setup check unit page agents batch documents readers serve consumer snapshots ## run every test (takes minutes: it builds everything, and a package that uses it)

unit: ## build and run the tests of this package
	@$(SWIFT) build --build-tests
	@Tests/Checks/exports.sh
	@Tests/Checks/learn.py .build/debug/storypole
	@Tests/Checks/unit.sh

long: ## run the slow tests: hostile values, and filters of very large views, in all formats
	@$(SWIFT) build --build-tests
	@STORYPOLE_LONG=1 $(SWIFT) test --skip-build --disable-xctest --filter 'HostileValuesTests|LargeEffectTests'

golden: ## change examples 200 times, and run 'storypole test' under unusual conditions, with the build of the tests (minutes)
	@Tests/Golden/mutations.py $${STORYPOLE_BUILD:-.build/debug}/storypole
	@Tests/Golden/conditions.py $${STORYPOLE_BUILD:-.build/debug}/storypole

agents: ## test 'storypole mcp', 'editor-setup' with sourcekit-lsp, and the tasks of Examples/Editor, with the build of the tests
	@Tests/MCP/run.sh
	@python3 Tests/Editor/setup_tests.py
	@python3 Tests/Editor/watch_tests.py

batch: ## test 'storypole batch' with rows that do harm and runs that are killed, with the build of the tests; ROWS=300
	@Tests/Batch/run.sh

documents: ## check the PDF files of Examples/Documents with outside tools for PDF/A and PDF/UA, with the build of the tests
	@Tests/Documents/run.sh

readers: ## read windows as a screen reader does, with the build of the tests; installs python3-pyatspi
	@Tests/Readers/run.sh

serve: ## test 'storypole serve' with requests and rows that do harm, with the build of the tests
	@Tests/Serve/run.sh

serve-load: ## put load on 'storypole serve' for TIME=600 seconds, with rows that crash or never end; promtool, if it is installed, checks the metrics
	@Tests/Serve/run.sh load

spark: ## run Examples/Spark on executors that are killed, with the build of the tests; installs Java 17 and pyspark (1 GB); ROWS=2000
	@Tests/Spark/run.sh

page: ## test the pages of 'storypole preview' and of 'storypole test' in Chromium, with the build of the tests
	@Tests/Preview/run.sh
	@Tests/Golden/report_tests.py $${STORYPOLE_BUILD:-.build/debug}/storypole

check: lint ## run the fast checks: style, imports of modules, paths in documents, licenses
	@Tests/Checks/modules.sh
	@Tests/Checks/layers.py
	@Tests/Checks/documents.sh
	@Tests/Checks/compatibility.sh
	@Tests/Checks/symbols.sh
	@Tests/Checks/license.sh
	@Tests/Checks/documented.py
	@Tests/Mutation/run.py --fit

table: ## generate Docs/Compatibility.md and the table of Docs/Symbols.md
	@Tests/Checks/compatibility.sh --write
	@Tests/Checks/symbols.sh --write

widths: ## generate Docs/Widths.md, which compares text widths with recorded ones
	@STORYPOLE_WRITE_WIDTHS=1 $(SWIFT) test --filter pageIsUpToDate

lint: ## check the style with .swift-format
	@$(SWIFT) format lint --strict --parallel --recursive $(SOURCES)

consumer: ## build and run a package that depends on this one
	@Tests/Consumer/run.sh

snapshots: ## test a package that uses SnapshotTesting of Compat
	@Tests/Snapshots/run.sh

mutate: ## break more than a hundred rules in turn and check that a test fails (builds everything); RULE=word for some
	@Tests/Mutation/run.py "$(RULE)"

sanitize: ## run the engine's tests under ThreadSanitizer and AddressSanitizer (builds everything twice)
	@for kind in thread address; do Tests/Checks/sanitize.sh $$kind || exit 1; done

fuzz: ## try random views, edits, events, files and clicks for TIME=60 seconds; KIND=, SEED=, COUNT=, SANITIZE=
	@KIND="$(KIND)" TIME="$(TIME)" SEED="$(SEED)" COUNT="$(COUNT)" SANITIZE="$(SANITIZE)" Tests/Fuzz/run.sh

bench: Benchmarks/.build/release/Benchmarks ## compare the speed with the installed rivals; fails if a bar is missed (half an hour)
	@Benchmarks/run.py

bench-quick: Benchmarks/.build/release/Benchmarks ## do the same in two minutes, with Qt and Chromium only
	@Benchmarks/run.py --quick

bench-compare: Benchmarks/.build/release/Benchmarks ## count the instructions of the benchmarks here and at REF=COMMIT; fails from 3 % more
	@if [ -z "$(REF)" ]; then echo "bench-compare: which commit? make bench-compare REF=main" >&2; exit 1; fi
	@Benchmarks/compare.py $(REF)

bench-rivals: ## install the rivals: Debian packages, and wheels in a separate folder
	@Benchmarks/rivals.sh

.PHONY: Benchmarks/.build/release/Benchmarks
Benchmarks/.build/release/Benchmarks: setup
	@$(SWIFT) build -c release --static-swift-stdlib --package-path Benchmarks

COMPLETIONS = bash-completion/completions zsh/site-functions fish/vendor_completions.d

install: build ## install under PREFIX (default: /usr/local)
	@install -d "$(DESTDIR)$(PREFIX)/bin" "$(DESTDIR)$(PREFIX)/lib/storypole"
	@install -m 755 $(RELEASE)/storypole "$(DESTDIR)$(PREFIX)/bin/storypole"
	@for program in $(WINDOW) $(PREVIEW); do \
	  install -m 755 $(RELEASE)/$$program "$(DESTDIR)$(PREFIX)/bin/$$program" || exit 1; done
	@if [ -n "$(PREVIEW)" ]; then install -d "$(DESTDIR)$(PREFIX)/lib/storypole/page"; \
	  install -m 644 Sources/StorypolePreview/Page/* "$(DESTDIR)$(PREFIX)/lib/storypole/page"; fi
	@install -m 755 $(RELEASE)/StorypoleMacros-tool "$(DESTDIR)$(PREFIX)/lib/storypole/StorypoleMacros"
	@install -m 644 $(MODULES:%=$(RELEASE)/Modules/%.swiftmodule) "$(DESTDIR)$(PREFIX)/lib/storypole"
	@install -m 644 Docs/api-areas.tsv Docs/api-usage.tsv Docs/exports.tsv \
	  Docs/declarations.tsv Docs/absent.tsv "$(DESTDIR)$(PREFIX)/lib/storypole"
	@install -d "$(DESTDIR)$(PREFIX)/lib/storypole/combine"
	@install -m 644 $(RELEASE)/Modules/Combine.swiftmodule "$(DESTDIR)$(PREFIX)/lib/storypole/combine"
	@install -d $(COMPLETIONS:%="$(DESTDIR)$(PREFIX)/share/%") "$(DESTDIR)$(PREFIX)/share/man/man1"
	@$(RELEASE)/storypole --generate-completion-script bash >"$(DESTDIR)$(PREFIX)/share/bash-completion/completions/storypole"
	@$(RELEASE)/storypole --generate-completion-script zsh >"$(DESTDIR)$(PREFIX)/share/zsh/site-functions/_storypole"
	@$(RELEASE)/storypole --generate-completion-script fish >"$(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d/storypole.fish"
	@$(RELEASE)/storypole --generate-manual >"$(DESTDIR)$(PREFIX)/share/man/man1/storypole.1"
	@echo "Installed $(DESTDIR)$(PREFIX)/bin/storypole"

uninstall: ## remove the installed files from PREFIX
	@rm -rf "$(DESTDIR)$(PREFIX)/bin/storypole" "$(DESTDIR)$(PREFIX)/bin/storypole-window" \
	  "$(DESTDIR)$(PREFIX)/bin/storypole-preview" "$(DESTDIR)$(PREFIX)/bin/storypole-serve" \
	  "$(DESTDIR)$(PREFIX)/lib/storypole" "$(DESTDIR)$(PREFIX)/share/bash-completion/completions/storypole" \
	  "$(DESTDIR)$(PREFIX)/share/zsh/site-functions/_storypole" \
	  "$(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d/storypole.fish" "$(DESTDIR)$(PREFIX)/share/man/man1/storypole.1"

clean: ## remove all build products
	@rm -rf .build out Benchmarks/.build Benchmarks/.rivals
