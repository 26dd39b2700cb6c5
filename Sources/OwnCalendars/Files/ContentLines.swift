import Support

/// The lines of an iCalendar object (RFC 5545, section 3.1): unfolded, each with its name, parameters and value.
struct ContentLine: Sendable {
    /// The line in the file at which it begins, counted from 1.
    let number: Int
    /// In capitals.
    let name: String
    let parameters: [(name: String, value: String)]
    let value: String

    /// Returns the value of a parameter. The name must be in capitals.
    func parameter(_ name: String) -> String? { parameters.first { $0.name.matches(name) }?.value }

    /// The value with its escapes resolved (section 3.3.11). Only values of type text have escapes.
    var text: String {
        var bytes: [UInt8] = []
        var isEscaped = false
        for byte in value.utf8 {
            if isEscaped {
                bytes.append(byte | 0x20 == UInt8(ascii: "n") ? UInt8(ascii: " ") : byte)
                isEscaped = false
            } else if byte == UInt8(ascii: "\\") {
                isEscaped = true
            } else {
                bytes.append(byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Returns the lines of a file. Also accepts lines that end with LF only, which many programs write.
    ///
    /// - Throws: the number of the first line without a name and a value.
    static func lines(of bytes: [UInt8]) throws(Fault) -> [ContentLine] {
        var lines: [ContentLine] = []
        var (number, first) = (0, 1)
        var unfolded: [UInt8] = []
        func end() throws(Fault) {
            guard !unfolded.isEmpty else { return }
            lines.append(try ContentLine(unfolded, first))
        }
        for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            number += 1
            let line = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
            if let head = line.first, head == UInt8(ascii: " ") || head == UInt8(ascii: "\t") {
                unfolded += line.dropFirst()
            } else {
                try end()
                (unfolded, first) = (Array(line), number)
            }
        }
        try end()
        return lines
    }

    struct Fault: Error {
        let line: Int
    }

    private init(_ bytes: [UInt8], _ number: Int) throws(Fault) {
        self.number = number
        var isQuoted = false
        var parts: [ArraySlice<UInt8>] = []
        var start = bytes.startIndex
        var colon: Int?
        for (index, byte) in bytes.enumerated() {
            if byte == UInt8(ascii: "\"") {
                isQuoted.toggle()
            } else if !isQuoted, byte == UInt8(ascii: ";") || byte == UInt8(ascii: ":") {
                parts.append(bytes[start..<index])
                start = index + 1
                if byte == UInt8(ascii: ":") {
                    colon = index
                    break
                }
            }
        }
        guard let colon, let name = parts.first, !name.isEmpty else { throw Fault(line: number) }
        self.name = String(decoding: name, as: UTF8.self).uppercased()
        value = String(decoding: bytes[(colon + 1)...], as: UTF8.self)
        parameters = parts.dropFirst().compactMap { part in
            guard let equals = part.firstIndex(of: UInt8(ascii: "=")) else { return nil }
            let value = part[(equals + 1)...].filter { $0 != UInt8(ascii: "\"") }
            return (
                String(decoding: part[..<equals], as: UTF8.self).uppercased(), String(decoding: value, as: UTF8.self)
            )
        }
    }
}
