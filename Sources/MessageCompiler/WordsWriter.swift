/// Writes the Swift code of messages.
struct WordsWriter {
    let path: String
    let module: String
    let languageCount: Int

    private var isShared: Bool { module == "Layout" }

    /// - Parameter untranslated: the messages that lack a language. A debug build shows the English text instead; a
    ///   release build does not compile.
    func source(of messages: [Message], untranslated: [String]) -> String {
        var lines = ["// Generated from \(path) by MessageCompiler; do not edit."]
        lines += isShared ? ["public import AlmanacValues", ""] : ["import AlmanacValues", "import Layout", ""]
        if !isShared { lines += words }
        lines.append("extension \(isShared ? "Words" : "\(module)Words") {")
        for (index, message) in messages.enumerated() {
            lines += (message.comment ?? message.source).split(separator: "\n").map { "    /// \($0)" }
            lines.append("    \(declaration(message)) { \(body(message, index)) }")
        }
        lines.append("}")
        if isShared { lines += ["", styles] }
        lines += ["", "\(isShared ? "" : "private ")let \(tables) = MessageTables(["]
        lines += (0..<languageCount).map { language in
            var table = MessageTableWriter()
            for message in messages { table.append(message.texts[language]) }
            return "    \(Self.literal(table.text)),"
        }
        if !untranslated.isEmpty {
            lines +=
                ["])", "", "#if !DEBUG"] + untranslated.map { "#error(\(Self.literal("\(path): \($0)")))" } + [
                    "#endif", "",
                ]
            return lines.joined(separator: "\n")
        }
        return (lines + ["])", ""]).joined(separator: "\n")
    }

    private var tables: String { isShared ? "layoutTables" : "tables" }

    private var words: [String] {
        """
        /// What the pages of \(module) say, in a language.
        struct \(module)Words: Words {
            private let texts: MessageTable
            let phrases: Phrases

            init(_ language: Language = .english) {
                texts = \(tables)[language]
                phrases = .of(language)
            }
        }

        """.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    /// The styles in the order of their numbers in tables, so that Layout can check that it has all of them.
    private var styles: String {
        let names = ["plain"] + MessageTableWriter.styles
        return """
            extension FactStyle {
                static let ofTables: [FactStyle] = [\(names.map { ".\($0)" }.joined(separator: ", "))]
            }
            """
    }

    private func declaration(_ message: Message) -> String {
        let access = isShared ? "public " : ""
        let type = message.declaration.isPart ? "Sentence" : "String"
        return message.declaration.parameters.isEmpty
            ? "\(access)var \(message.declaration.text): \(type)"
            : "\(access)func \(message.declaration.text) -> \(type)"
    }

    private func body(_ message: Message, _ index: Int) -> String {
        let method = message.declaration.isPart ? "sentence" : "text"
        let table = isShared ? "phrases.messages" : "texts"
        let facts = message.declaration.parameters.map { ".\($0.type.fact)(\($0.argument))" }
        return facts.isEmpty
            ? "\(table).\(method)(\(index))"
            : "\(table).\(method)(\(index), [\(facts.joined(separator: ", "))], phrases)"
    }

    static func literal(_ text: String) -> String {
        var literal = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": literal += "\\\""
            case "\\": literal += "\\\\"
            case ..<" ": literal += "\\u{\(String(scalar.value, radix: 16))}"
            default: literal.unicodeScalars.append(scalar)
            }
        }
        return literal + "\""
    }
}

extension Declaration.Parameter {
    /// The argument of the case of `Fact`.
    fileprivate var argument: String {
        switch type.fact {
        case "code": "\(name).description"
        case "codes": "\(name).map(\\.description)"
        default: name
        }
    }
}
