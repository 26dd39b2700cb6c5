/// Prints a trace as a tree of lines: each call with the size of its answer and its time, then what it led to, then its
/// answer behind an arrow.
/// ```text
/// QuoteListPresenter.handle(.refreshed(draw: 7))                                241 values   4.10 ms
/// │ QuoteListInteractor.draw(7)                                                  52 values   3.95 ms
/// │ │ QuoteService.quotations()                                               4,120 values   3.80 ms
/// │ │ → Supply(value: [412 × Quotation])
/// │ → QuoteList(quotes: [10 × Summary], nextDraw: 8)
/// → .show(QuoteListPage(…), .ok)
/// ```
public struct TraceText: CustomStringConvertible {
    public let description: String

    /// The columns of a line.
    public static let width = 100
    private static let columns = (size: 15, time: 11)
    /// How many calls of one kind in a row are printed; the rest is added up. A page has a link in each of its rows.
    private static let mostAlike = 3
    /// The deepest level that is indented. Deeper calls are printed at the same indentation.
    private static let deepest = 20

    public init(_ record: TraceRecord) {
        var lines: [String] = []
        Self.print(record, depth: 0, into: &lines)
        description = lines.joined(separator: "\n")
    }

    private static func print(_ record: TraceRecord, depth: Int, into lines: inout [String]) {
        let indent = String(repeating: "│ ", count: min(depth, deepest))
        lines.append(
            line(indent + "\(record.part).\(record.question)", record.size, record.time.map(time) ?? "not ended"))
        print(record.calls[...], depth: depth + 1, into: &lines)
        if record.uncounted > 0 { lines.append(indent + "│ … \(grouped(record.uncounted)) more calls") }
        if let answer = record.answer {
            lines.append(
                ValueText.shortened("\(indent)\(record.isFailure ? "✗ throws" : "→") \(answer)", to: width))
        }
    }

    private static func print(_ calls: ArraySlice<TraceRecord>, depth: Int, into lines: inout [String]) {
        var rest = calls
        while let first = rest.popFirst() {
            print(first, depth: depth, into: &lines)
            let alike = rest.prefix { $0.isAlike(first) }
            guard alike.count >= mostAlike else { continue }
            let indent = String(repeating: "│ ", count: min(depth, deepest))
            let sum = alike.reduce(Duration.zero) { $0 + ($1.time ?? .zero) }
            lines.append(
                line("\(indent)\(first.part).\(first.method)(…) × \(grouped(alike.count)) more", "", time(sum)))
            rest = rest.dropFirst(alike.count)
        }
    }

    private static func line(_ text: String, _ size: String, _ time: String) -> String {
        let room = width - columns.size - columns.time
        let text = ValueText.shortened(text, to: room)
        return text + spaces(room - text.unicodeScalars.count) + right(size, columns.size) + right(time, columns.time)
    }

    private static func right(_ text: String, _ columns: Int) -> String { spaces(columns - text.count) + text }

    private static func spaces(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }

    /// Returns a text as a trace shows it: at most as long as a line, with every character escaped that does not show.
    public static func printable(_ text: String) -> String { ValueText().escaped(text, to: width) }

    /// "12 µs", "4.10 ms", "2.31 s"
    public static func time(_ duration: Duration) -> String {
        let (seconds, attoseconds) = duration.components
        let microseconds = Int(seconds) * 1_000_000 + Int(attoseconds / 1_000_000_000_000)
        return switch microseconds {
        case ..<1000: "\(microseconds) µs"
        case ..<1_000_000: "\(hundredths(microseconds / 10)) ms"
        default: "\(hundredths(microseconds / 10_000)) s"
        }
    }

    /// "4.10" for 410.
    private static func hundredths(_ number: Int) -> String {
        let part = String(number % 100)
        return "\(grouped(number / 100)).\(part.count < 2 ? "0" : "")\(part)"
    }

    /// "11,204"
    public static func grouped(_ number: Int) -> String {
        let digits = Array(String(number))
        return digits.enumerated().reduce(into: "") { text, digit in
            if digit.offset > 0, (digits.count - digit.offset).isMultiple(of: 3) { text += "," }
            text.append(digit.element)
        }
    }
}

extension TraceRecord {
    fileprivate var method: Substring { question.prefix { $0 != "(" } }

    /// Whether both are calls of one method that led to nothing.
    fileprivate func isAlike(_ other: TraceRecord) -> Bool {
        part == other.part && method == other.method && calls.isEmpty && other.calls.isEmpty && !isFailure
    }
}
