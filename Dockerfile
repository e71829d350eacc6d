# An image with the command storypole, which draws the files of your folder.
#
#   docker build -t storypole .
#   docker run --rm --network none --cap-drop ALL --user "$(id -u):$(id -g)" -v "$PWD:/work" storypole render Card.swift
#
# The command compiles every file that it draws, with the compiler that built the command. So both stages use Swift's
# full image (3 GB); the slim image has no compiler. A server that draws its own views needs none: see Docs/Server.md.
# The image contains neither windows nor the page of previews.
#
# Not tried yet: no image has been built from this file.
ARG SWIFT=swift:6.3-bookworm

FROM ${SWIFT} AS build
WORKDIR /source
COPY setup ./
RUN ./setup --no-cjk --no-window --no-preview
COPY Makefile Package.swift ./
COPY Sources Sources
# The tables that tools for agents read.
COPY Docs/api-areas.tsv Docs/api-usage.tsv Docs/exports.tsv Docs/declarations.tsv Docs/absent.tsv Docs/
# The manifest names the tests.
COPY Tests Tests
# -o skips setup, which has run with fewer packages than make requests.
RUN make -o setup install WINDOW= PREVIEW= DESTDIR=/installed

FROM ${SWIFT}
# The packages of setup, without the headers.
# hadolint ignore=DL3008
RUN apt-get update -qq \
  && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends \
    fonts-dejavu-core fonts-inter fonts-materialdesignicons-webfont fonts-noto-cjk fonts-noto-color-emoji \
    libcmark-gfm0.29.0.gfm.6 libcmark-gfm-extensions0.29.0.gfm.6 libdeflate0 libgdk-pixbuf-2.0-0 libgif7 \
    libpango-1.0-0 libpangocairo-1.0-0 libpangoft2-1.0-0 libpng16-16 libqpdf29 libdw1 librsvg2-2 poppler-utils \
    webp-pixbuf-loader \
  && rm -rf /var/lib/apt/lists/*
COPY --from=build /installed/usr/local /usr/local
COPY LICENSE NOTICE /usr/local/share/doc/storypole/
# Every user can store compiled files and the font cache here.
RUN mkdir -m 1777 /cache && useradd --create-home storypole
ENV XDG_CACHE_HOME=/cache
USER storypole
WORKDIR /work
ENTRYPOINT ["storypole"]
CMD ["--help"]
