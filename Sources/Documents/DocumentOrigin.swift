import Almanac
import Markup

/// Where a document comes from, for messages; and what both kinds of documents write the same way.
struct DocumentOrigin {
    let name: String
    let source: String

    func inconsistent(_ line: Int, _ reason: String) -> DocumentFailure {
        .inconsistent(name: name, source: source, line: line, reason: reason)
    }

    /// The `name` children, in order.
    func names(of element: borrowing Element) -> [LocalizedText] {
        var names: [LocalizedText] = []
        var children = element.children
        while let child = children.next() {
            guard child.isNamed("name") else { continue }
            names.append(LocalizedText(child.text, language: child.language ?? "en"))
        }
        return names
    }

    /// `from` and `to`: each is valid by the schema, but not their order.
    func years(of element: borrowing Element) throws(DocumentFailure) -> ClosedRange<Int> {
        guard let from = element.attribute("from").flatMap({ Int($0) }),
            let to = element.attribute("to").flatMap({ Int($0) }), from <= to
        else { throw inconsistent(element.line, "“from” must not be after “to”") }
        return from...to
    }

    func weekend(of element: borrowing Element) -> Set<Weekday> {
        let numbers = (element.attribute("weekend") ?? "").split(separator: " ").compactMap { Int($0) }
        return Set(numbers.compactMap { Weekday(rawValue: $0) })
    }
}
