import Documents
import Markup
import PlainBytes

/// The year, month and day of a date in an Enrico document. The date does not have to exist.
struct EnricoDate: CustomStringConvertible {
    let year: Int
    let month: Int
    let day: Int

    init(_ element: borrowing Element, _ label: DocumentLabel) throws(DocumentFailure) {
        year = try Self.number("year", of: element, label)
        month = try Self.number("month", of: element, label)
        day = try Self.number("day", of: element, label)
    }

    private static func number(
        _ name: StaticString, of element: borrowing Element, _ label: DocumentLabel
    ) throws(DocumentFailure) -> Int {
        let text = UpstreamText.line(element.firstChild(named: name)?.text ?? "") ?? ""
        guard text.utf8.allSatisfy(\.isASCIIDigit), let number = Int(text) else {
            throw label.inconsistent(
                element.line, "invalid \(name) \"\(UpstreamText.excerpt(text, limit: 40))\"")
        }
        return number
    }

    var description: String { "\(year)-\(month)-\(day)" }
}
