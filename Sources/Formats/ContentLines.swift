/// The lines of a card. vCard shares them with iCalendar (RFC 6350, section 3.2): a name and a value, escaped and folded in
/// the same way.
struct ContentLines {
    private(set) var bytes: [UInt8] = []

    init(capacity: Int) {
        bytes.reserveCapacity(capacity)
    }

    /// Writes one line, folded.
    ///
    /// - Parameters:
    ///   - name: the name of the property with its parameters: `BDAY;VALUE=text`.
    ///   - value: what follows the colon, already escaped.
    mutating func line(_ name: String, _ value: String) {
        var line = ContentLine()
        line.plain(name)
        line.sign(":")
        line.plain(value)
        LineFolding.append(line, to: &bytes)
    }

    /// Returns a text as a value (`ContentLine.text`).
    static func escaped(_ text: String) -> String {
        var line = ContentLine()
        line.text(text)
        return String(decoding: line.bytes, as: UTF8.self)
    }
}
