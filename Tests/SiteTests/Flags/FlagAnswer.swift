import HTTPMessages
import HTTPTypes

@testable import Site

/// The answer to a request, read by its smallest parts: the line of a list, the cell of a month, an object, an event.
struct FlagAnswer {
    let target: String
    let status: Int
    let text: String
    let lastModified: String?
    private let form: Form

    private enum Form {
        case page, json, csv, xml, atom, calendar
    }

    init(_ target: String, _ response: Response) {
        self.target = target
        status = response.status.code
        lastModified = response.headers[.lastModified]
        let type = response.headers[.contentType] ?? ""
        form =
            switch type.prefix(while: { $0 != ";" }) {
            case "application/json", "application/problem+json": .json
            case "text/csv": .csv
            case "application/xml": .xml
            case "application/atom+xml": .atom
            case "text/calendar": .calendar
            default: .page
            }
        let whole = String(decoding: response.bytes, as: UTF8.self)
        switch form {
        case .calendar:
            // Without the folding of long lines.
            text = whole.replacing("\r\n ", with: "").replacing("\r\n", with: "\n")
        case .page:
            let main = whole.firstMatch(of: #/(?s)<main.*</main>/#).map { String($0.output) } ?? whole
            // Marks that only keep the directions of texts apart.
            text = main.replacing("\u{2068}", with: "").replacing("\u{2069}", with: "")
        default: text = whole
        }
    }

    /// The text of a page as people read it.
    var words: String { Self.words(of: text) }

    private static func words(of markup: some StringProtocol) -> String {
        String(markup).replacing(#/<[^>]*>/#, with: " ").replacing(#/\s+/#, with: " ")
    }

    /// Returns the smallest parts that contain a text; those of a page as people read them.
    func parts(with text: String) -> [String] {
        switch form {
        case .page:
            enclosing(text, #/<(?:li|td|tr|p)[ >]/#, #/</(?:li|td|tr|p)>/#).map(Self.words)
        case .json: enclosing(text, #/\{/#, #/\}/#)
        case .csv: self.text.split(separator: "\r\n").filter { $0.contains(text) }.map(String.init)
        case .xml: enclosing(text, #/</#, #/>/#)
        case .atom: enclosing(text, #/<entry>/#, #/</entry>/#)
        case .calendar: enclosing(text, #/BEGIN:VEVENT/#, #/END:VEVENT/#)
        }
    }

    private func enclosing(_ text: String, _ open: Regex<Substring>, _ close: Regex<Substring>) -> [String] {
        let marks =
            self.text.matches(of: open).map { (range: $0.range, isOpen: true) }
            + self.text.matches(of: close).map { (range: $0.range, isOpen: false) }
        var (begun, spans) = ([String.Index](), [Range<String.Index>]())
        for mark in marks.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
            if mark.isOpen {
                begun.append(mark.range.lowerBound)
            } else if let start = begun.popLast() {
                spans.append(start..<mark.range.upperBound)
            }
        }
        var found: [Range<String.Index>] = []
        for place in self.text.ranges(of: text) {
            let around = spans.filter { $0.lowerBound <= place.lowerBound && $0.upperBound >= place.upperBound }
            let smallest = around.min {
                self.text.distance(from: $0.lowerBound, to: $0.upperBound)
                    < self.text.distance(from: $1.lowerBound, to: $1.upperBound)
            }
            if let smallest, !found.contains(smallest) { found.append(smallest) }
        }
        return found.map { String(self.text[$0]) }
    }
}
