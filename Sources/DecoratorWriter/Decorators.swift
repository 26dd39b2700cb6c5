/// The decorators of a target's contracts, as Swift. Contracts with a handwritten decorator are skipped.
struct Decorators {
    let swift: String

    init(of sources: [SourceText]) throws(UnreadableContract) {
        var imports: Set = ["VIPER"]
        var decorators: [String] = []
        let written = Set(sources.flatMap { Self.handwritten(in: Token.all(in: $0.bytes).map(\.text)) })
        for source in sources {
            let contracts = try Contract.all(in: source, except: written)
            if contracts.isEmpty { continue }
            // The modules of the types in the contract's signatures are among the imports of its file.
            imports.formUnion(Self.imports(in: Token.all(in: source.bytes).map(\.text)))
            decorators += contracts.map(Self.decorator)
        }
        let head = "// Written by the plugin WriteDecorators: the decorators that record the calls of a trace.\n\n"
        swift = head + imports.sorted().map { "import \($0)\n" }.joined() + decorators.map { "\n\($0)" }.joined()
    }

    /// `extension Traced: MenuInteracting …`
    private static func handwritten(in words: [String]) -> [String] {
        words.indices.dropLast(3).compactMap { index in
            words[index...].starts(with: ["extension", "Traced", ":"]) ? words[index + 3] : nil
        }
    }

    private static func imports(in words: [String]) -> [String] {
        words.indices.dropLast().compactMap { words[$0] == "import" ? words[$0 + 1] : nil }
    }

    private static func decorator(_ contract: Contract) -> String {
        let members = contract.requirements.map { requirement in
            switch requirement {
            case .property(let name, let type): "    \(contract.access)var \(name): \(type) { base.\(name) }\n"
            case .method(let method): "    \(contract.access)\(text(method))"
            }
        }
        return
            "extension Traced: \(contract.name) where Base: \(contract.name) {\n\(members.joined(separator: "\n"))}\n"
    }

    private static func text(_ method: Requirement.Method) -> String {
        let parameters = method.parameters.map { parameter in
            "\(parameter.label.map { "\($0) " } ?? "")\(parameter.name): \(parameter.type)"
        }
        let effects = [method.isAsync ? "async" : nil, method.failure].compactMap(\.self).joined(separator: " ")
        let marks = [method.failure.map { _ in "try" }, method.isAsync ? "await" : nil].compactMap(\.self)
        let mark = marks.map { "\($0) " }.joined()
        let passed = method.parameters.map { parameter in
            parameter.label == "_" ? parameter.name : "\(parameter.label ?? parameter.name): \(parameter.name)"
        }
        let recorded = method.parameters.isEmpty ? "" : "([\(method.parameters.map(\.name).joined(separator: ", "))])"
        // Swift does not infer the error type of a closure.
        let head = method.failure == nil ? "" : "base \(effects) in "
        let part = method.failure == nil ? "$0" : "base"
        return """
            func \(method.name)(\(parameters.joined(separator: ", ")))\(effects.isEmpty ? "" : " \(effects)")\
            \(method.answer.map { " -> \($0)" } ?? "") {
                    \(mark)call\(recorded) { \(head)\(mark)\(part).\(method.name)(\(passed.joined(separator: ", "))) }
                }

            """
    }
}
