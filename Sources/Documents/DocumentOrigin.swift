import Almanac
import Markup

/// Where a document comes from, for messages.
public struct DocumentOrigin: Hashable, Sendable {
    /// What the document is called: "holidays/DE.xml", "gbr 2022".
    public let name: String
    /// What the place is called: "embedded", a folder's path, an upstream's host. It holds no secret.
    public let source: String

    public init(name: String, source: String) {
        self.name = name
        self.source = source
    }
}

// What our own documents write the same way.
extension DocumentOrigin {
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
