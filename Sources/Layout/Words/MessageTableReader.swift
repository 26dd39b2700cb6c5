/// Reads the literal of a `MessageTable`.
struct MessageTableReader {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var position = 0

    init(_ table: StaticString) {
        bytes = UnsafeBufferPointer(start: table.utf8Start, count: table.utf8CodeUnitCount)
    }

    mutating func messages() -> [Message] {
        var messages: [Message] = []
        while position < bytes.count {
            let pieces = self.pieces()
            position += 1
            if pieces.count == 1, case .text(let text) = pieces[0] {
                messages.append(.text(text))
            } else {
                messages.append(pieces.isEmpty ? .text("") : .pieces(pieces))
            }
        }
        return messages
    }

    /// Reads up to the end of a message or of a form.
    private mutating func pieces() -> [Piece] {
        var pieces: [Piece] = []
        while true {
            switch bytes[position] {
            case Mark.end, Mark.form, Mark.pluralEnd: return pieces
            case Mark.fact:
                pieces.append(.fact(code(1), FactStyle.ofTables[code(2)]))
                position += 3
            case Mark.plural:
                let index = code(1)
                position += 2
                pieces.append(.plural(index, forms()))
            default: pieces.append(.text(text()))
            }
        }
    }

    private mutating func forms() -> PluralForms {
        var forms = PluralForms()
        while bytes[position] == Mark.form {
            let category = code(1)
            position += 2
            forms.forms[category] = pieces()
        }
        position += 1
        return forms
    }

    private mutating func text() -> String {
        let start = position
        while bytes[position] > Mark.pluralEnd { position += 1 }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private func code(_ offset: Int) -> Int { Int(bytes[position + offset]) - 0x20 }

    private enum Mark {
        static let (end, fact, plural, form, pluralEnd): (UInt8, UInt8, UInt8, UInt8, UInt8) = (0, 1, 2, 3, 4)
    }
}
