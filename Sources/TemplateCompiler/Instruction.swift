/// A step of a compiled template.
indirect enum Instruction {
    case literal([UInt8])
    case value(Name, Context)
    case section(Name, isInverted: Bool, [Instruction])
    /// The name of a mark, which writes nothing.
    case mark(String)
}

extension Instruction {
    /// Whether it uses the value of its section.
    var usesValue: Bool {
        switch self {
        case .literal, .mark: false
        case .value(let name, _): !name.isOfWords
        case .section(let name, isInverted: let isInverted, let instructions):
            !name.isOfWords || isInverted && instructions.contains(where: \.usesValue)
        }
    }
}

extension [Instruction] {
    /// Adds markup, and joins it with a literal directly before it.
    mutating func append(markup: [UInt8]) {
        guard !markup.isEmpty else { return }
        if case .literal(let before)? = last {
            self[endIndex - 1] = .literal(before + markup)
        } else {
            append(.literal(markup))
        }
    }
}
