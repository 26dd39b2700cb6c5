/// Lines of a name and a value, as vCard and iCalendar have them (RFC 6350, section 3.2; RFC 5545, section 3.1): each
/// ends with CR LF, and a long one is folded.
struct ContentLines {
    private(set) var bytes: [UInt8] = []

    /// The longest line, in bytes, without its CR LF.
    private static let longest = 75

    init(capacity: Int) {
        bytes.reserveCapacity(capacity)
    }

    /// Writes one line, folded so that no part of it has more than 75 bytes. A fold is between two characters, never
    /// within one: readers decode the bytes of each line.
    ///
    /// - Parameters:
    ///   - name: the name of the property with its parameters: `DTSTART;VALUE=DATE`.
    ///   - value: what follows the colon, already escaped.
    mutating func line(_ name: String, _ value: String) {
        var room = Self.longest
        for scalar in "\(name):\(value)".unicodeScalars {
            let width = UTF8.width(scalar)
            if width > room {
                bytes.append(contentsOf: "\r\n ".utf8)
                // The space that begins the next part counts.
                room = Self.longest - 1
            }
            room -= width
            bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
        }
        bytes.append(contentsOf: "\r\n".utf8)
    }

    /// Returns a text as a value: backslashes, commas and semicolons escaped, line breaks as `\n`, without the control
    /// characters that a value cannot have.
    static func escaped(_ text: String) -> String {
        var escaped = String.UnicodeScalarView()
        var isAfterReturn = false
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\n" where isAfterReturn: break
            // Some readers end a line at U+0085, U+2028 and U+2029 too.
            case "\r", "\n", "\u{85}", "\u{2028}", "\u{2029}": escaped.append(contentsOf: "\\n".unicodeScalars)
            case "\\", ",", ";": escaped.append(contentsOf: ["\\", scalar])
            case "\t": escaped.append(scalar)
            case "\0"..."\u{1F}", "\u{7F}": break
            default: escaped.append(scalar)
            }
            isAfterReturn = scalar == "\r"
        }
        return String(escaped)
    }
}
