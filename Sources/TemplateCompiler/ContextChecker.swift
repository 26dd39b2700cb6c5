/// Determines the context of each value in the markup, and rejects values where no escaping would be correct.
struct ContextChecker {
    private var state = MarkupState()
    /// Whether the last byte written is known to be a line break.
    private var isAtLineStart = false
    /// The origins of the tag and of the attribute that are being read or were read last.
    private var tagStart = Origin(path: "", position: Position())
    private var attributeStart = Origin(path: "", position: Position())

    static func instructions(
        for parts: [Part], of page: Template, reporting errors: inout ErrorList
    ) -> [Instruction] {
        var checker = ContextChecker()
        let errorsBefore = errors.errors.count
        let instructions = checker.check(parts, &errors)
        // After another error this one would only be a consequence.
        if checker.state.place != .text, errors.errors.count == errorsBefore {
            let name = checker.state.placeName
            errors.report("the page ends \(name); close what was opened here", at: checker.tagStart)
        }
        return instructions
    }

    private mutating func check(_ parts: [Part], _ errors: inout ErrorList) -> [Instruction] {
        var instructions: [Instruction] = []
        for part in parts {
            switch part {
            case .literal(let literal):
                instructions.append(markup: check(literal, &errors))
            case .value(let name):
                isAtLineStart = false
                do {
                    instructions.append(.value(name, try state.enterValue()))
                } catch {
                    errors.report(error.message, at: name.origin)
                }
            case .section(let section):
                instructions.append(check(section, &errors))
            case .mark(let tag):
                if state.place != .text {
                    errors.report("a mark is not allowed \(state.placeName); put it between elements", at: tag.origin)
                }
                instructions.append(.mark(tag.name))
            }
        }
        return instructions
    }

    /// - Returns: the markup without white space after a line break between tags, which has no meaning.
    private mutating func check(_ literal: Literal, _ errors: inout ErrorList) -> [UInt8] {
        var markup: [UInt8] = []
        markup.reserveCapacity(literal.bytes.count)
        var position = literal.origin.position
        for byte in literal.bytes {
            let origin = Origin(path: literal.origin.path, position: position)
            position.advance(over: byte)
            if isAtLineStart, state.ignoresIndentation, byte.isSpace { continue }
            isAtLineStart = state.place == .text && byte == UInt8(ascii: "\n")
            markup.append(byte)
            let before = state.place
            let problem = state.consume(byte)
            if before != state.place {
                if state.place == .tagOpen { tagStart = origin }
                if state.place == .attributeName { attributeStart = origin }
            }
            if let problem {
                report(problem, at: origin, &errors)
            }
        }
        return markup
    }

    private mutating func check(_ section: Part.Section, _ errors: inout ErrorList) -> Instruction {
        if let problem = state.crossBorder() {
            report(problem, at: section.name.origin, &errors)
        }
        let start = state
        let startsLine = isAtLineStart
        // When the section repeats, its last byte precedes its first byte.
        isAtLineStart = startsLine && Self.keepsLineStart(section.parts[...])
        let instructions = check(section.parts, &errors)
        if let problem = state.crossBorder() {
            report(problem, at: section.end, &errors)
        } else if state != start {
            errors.report(
                "the section begins \(start.placeName) but ends \(state.placeName); "
                    + "close everything that it opens, because it may be omitted or repeated",
                at: section.end)
        }
        state = start
        isAtLineStart = isAtLineStart && startsLine
        return .section(section.name, isInverted: section.isInverted, instructions)
    }

    private func report(_ problem: MarkupState.Problem, at origin: Origin, _ errors: inout ErrorList) {
        let subject =
            switch problem.subject {
            case .byte: origin
            case .attribute: attributeStart
            case .tag: tagStart
            }
        errors.report(problem.message, at: subject)
    }

    /// Whether these parts are known to end at the start of a line if they begin at one.
    private static func keepsLineStart(_ parts: ArraySlice<Part>) -> Bool {
        switch parts.last {
        case .literal(let literal): literal.bytes.last == UInt8(ascii: "\n")
        case .section(let section): keepsLineStart(section.parts[...]) && keepsLineStart(parts.dropLast())
        case .mark: keepsLineStart(parts.dropLast())
        case .value: false
        case nil: true
        }
    }
}
