import AlmanacValues
import Markup

/// The name and source of a document, for messages.
public struct DocumentLabel: Hashable, Sendable {
    /// The name of the document: "holidays/DE.xml", "gbr 2022".
    public let name: String
    /// The name of the source: "embedded", a folder's path, an upstream's host. It contains no secrets.
    public let source: String

    public init(name: String, source: String) {
        self.name = name
        self.source = source
    }
}

// Elements and attributes that several of our own documents share.
extension DocumentLabel {
    package func inconsistent(_ line: Int, _ reason: String) -> DocumentFailure {
        .inconsistent(name: name, source: source, line: line, reason: reason)
    }

    /// Returns the `name` children, in order. A name without a language is English.
    func names(of element: borrowing Element) -> [LocalizedText] {
        var names: [LocalizedText] = []
        var children = element.children
        while let child = children.next() {
            guard child.isNamed("name") else { continue }
            names.append(LocalizedText(child.text, language: child.language ?? "en"))
        }
        return names
    }

    /// Returns the years `from` to `to`. The schema validates each attribute but cannot compare them.
    func years(of element: borrowing Element) throws(DocumentFailure) -> ClosedRange<Int> {
        guard let from = element.attribute("from").flatMap({ Int($0) }),
            let to = element.attribute("to").flatMap({ Int($0) }), from <= to
        else { throw inconsistent(element.line, "\"from\" must not be after \"to\"") }
        return from...to
    }

    /// Returns the weekday with a number in ISO 8601; nil without one.
    func weekday(_ number: String?) -> Weekday? { number.flatMap { Int($0) }.flatMap { Weekday(rawValue: $0) } }

    /// Returns the weekdays of a list of their numbers in ISO 8601.
    func weekdays(_ list: String?) -> Set<Weekday> {
        let numbers = (list ?? "").split(separator: " ").compactMap { Int($0) }
        return Set(numbers.compactMap { Weekday(rawValue: $0) })
    }
}
