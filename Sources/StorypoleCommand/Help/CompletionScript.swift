// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A script that completes commands, options and files in a shell.
enum CompletionScript: String, CaseIterable {
  case bash, zsh, fish

  @MainActor var text: String {
    switch self {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  // MARK: Bash

  @MainActor private var bash: String {
    let cases = Command.all.map { command in
      let withValue = command.options.filter { $0.value != nil && !$0.isValueOptional }
      let files = withValue.filter(\.takesPath).flatMap(\.names)
      let others = withValue.filter { !$0.takesPath }.flatMap(\.names)
      // A pattern without names would be an error.
      let branches =
        (files.isEmpty
          ? "" : "\n      \(files.joined(separator: "|"))) _storypole_files; return ;;")
        + (others.isEmpty ? "" : "\n      \(others.joined(separator: "|"))) return ;;")
      let names = (command.options.flatMap(\.names) + ["--help"]).joined(separator: " ")
      return """
          \(command.name))
            options="\(names)"
            case $before in\(branches)
            esac ;;
        """
    }
    return """
      # Completes storypole in Bash.
      _storypole_files() {
        compopt -o filenames
        mapfile -t COMPREPLY < <(compgen -f -- "$word")
      }

      _storypole() {
        local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} options=
        COMPREPLY=()
        if ((COMP_CWORD == 1)); then
          mapfile -t COMPREPLY < <(compgen -W "\(Command.all.map(\.name).joined(separator: " ")) --help --version" -- "$word")
          return
        fi
        case ${COMP_WORDS[1]} in
      \(cases.joined(separator: "\n"))
        *) return ;;
        esac
        if [[ $word == -* ]]; then
          mapfile -t COMPREPLY < <(compgen -W "$options" -- "$word")
        else
          _storypole_files
        fi
      }

      complete -F _storypole storypole
      """
  }

  // MARK: Zsh

  @MainActor private var zsh: String {
    func quoted(_ text: String) -> String {
      "'" + text.replacingOccurrences(of: "'", with: "'\\''") + "'"
    }
    func escaped(_ text: String) -> String {
      ["\\", "[", "]", ":"].reduce(text) { $0.replacingOccurrences(of: $1, with: "\\" + $1) }
    }
    let commands = Command.all.map { quoted("\($0.name):\(escaped($0.summary))") }
    let cases = Command.all.map { command in
      let options = command.options.flatMap { option in
        option.names.map { name in
          let value = option.value.map {
            (option.isValueOptional ? "::" : ":") + escaped($0) + ":"
              + (option.takesPath ? "_files" : " ")
          }
          return quoted(
            "*\(name)\(option.isValueOptional ? "=-" : "")[\(escaped(option.help))]\(value ?? "")")
        }
      }
      let rest = options + ["'--help[show the options]'", "'*:file:_files'"]
      return "  \(command.name)) _arguments \\\n    " + rest.joined(separator: " \\\n    ") + " ;;"
    }
    return """
      #compdef storypole
      # Completes storypole in Zsh.
      _storypole() {
        local -a commands
        commands=(\(commands.joined(separator: "\n    ")))
        if ((CURRENT == 2)); then
          _describe command commands
          return
        fi
        shift words
        ((CURRENT--))
        case $words[1] in
      \(cases.joined(separator: "\n"))
        esac
      }

      # The file is a function of its name where Zsh loads it, and a script where it is sourced.
      if [[ $zsh_eval_context[-1] == loadautofunc ]]; then
        _storypole "$@"
      else
        compdef _storypole storypole
      fi
      """
  }

  // MARK: Fish

  @MainActor private var fish: String {
    func quoted(_ text: String) -> String {
      "'"
        + text.replacingOccurrences(of: "\\", with: "\\\\")
        .replacingOccurrences(of: "'", with: "\\'") + "'"
    }
    let names = Command.all.map(\.name).joined(separator: " ")
    let commands = Command.all.map {
      "complete -c storypole -f -n 'not __fish_seen_subcommand_from \(names)' -a \($0.name) -d \(quoted($0.summary))"
    }
    let options = Command.all.flatMap { command in
      command.options.map { option in
        let names = option.names.map { name in
          name.hasPrefix("--") ? "-l \(name.dropFirst(2))" : "-s \(name.dropFirst())"
        }
        let value =
          option.value == nil || option.isValueOptional ? "" : option.takesPath ? " -r -F" : " -x"
        return "complete -c storypole -n '__fish_seen_subcommand_from \(command.name)' "
          + "\(names.joined(separator: " "))\(value) -d \(quoted(option.help))"
      }
    }
    return (["# Completes storypole in Fish."] + commands + options).joined(separator: "\n")
  }
}

extension Option {
  /// Whether a shell completes the value as the name of a file or a folder.
  fileprivate var takesPath: Bool { ["DIR", "FILE", "PATH"].contains(value) }
}
