extension ValueText {
    func quoted(_ text: String) -> String { "\"\(escaped(text, to: Self.longestText))\"" }

    /// Returns a text without what is hidden, shortened, and with every character escaped that does not show: controls (an
    /// escape sequence would move a terminal's cursor), marks of direction, and line ends.
    func escaped(_ text: String, to limit: Int) -> String {
        var escaped = ""
        for scalar in Self.shortened(revealing(text), to: limit).unicodeScalars {
            switch scalar {
            case "\n": escaped += "\\n"
            case "\t": escaped += "\\t"
            case "\"", "\\": escaped += "\\\(scalar)"
            case _ where Self.shows(scalar): escaped.unicodeScalars.append(scalar)
            default: escaped += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            }
        }
        return escaped
    }

    /// Returns the text with `•••` in place of everything hidden. Compares bytes: a name is untrusted text.
    private func revealing(_ text: String) -> String {
        guard !hidden.isEmpty else { return text }
        var bytes = Array(text.utf8)
        for secret in hidden { bytes = Self.replacing(secret, in: bytes) }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func replacing(_ secret: [UInt8], in bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        var index = 0
        while index < bytes.count {
            if bytes[index...].starts(with: secret) {
                result += "•••".utf8
                index += secret.count
            } else {
                result.append(bytes[index])
                index += 1
            }
        }
        return result
    }

    /// Returns the first scalars of a text, with `…` in place of the last one if there are more.
    static func shortened(_ text: String, to limit: Int) -> String {
        let scalars = text.unicodeScalars
        guard let end = scalars.index(scalars.startIndex, offsetBy: limit, limitedBy: scalars.endIndex),
            end < scalars.endIndex
        else { return text }
        return String(scalars[..<scalars.index(before: end)]) + "…"
    }

    private static func shows(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned: false
        default: true
        }
    }
}
