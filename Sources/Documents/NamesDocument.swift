import AlmanacValues
import Entities
import Markup

/// Maps a validated `names.xml` to entities, in document order.
struct NamesDocument {
    let names: [HolidayName]

    init(_ document: borrowing Document, label: DocumentLabel) throws(DocumentFailure) {
        var languages: [LanguageTag: String] = [:]
        var names: [HolidayName] = []
        let root = document.root
        var children = root.children
        while let child = children.next() {
            if child.isNamed("language") {
                guard let tag = child.attribute("tag"), let name = child.attribute("name") else {
                    throw label.inconsistent(child.line, "a language needs a tag and a name")
                }
                languages[LanguageTag(tag)] = name
            } else {
                try Self.append(child, to: &names, languages, label)
            }
        }
        self.names = names
    }

    /// Appends the names of one `feast` element.
    private static func append(
        _ feast: borrowing Element, to names: inout [HolidayName], _ languages: [LanguageTag: String],
        _ label: DocumentLabel
    ) throws(DocumentFailure) {
        let occasion = feast.attribute("occasion").flatMap { Slug(printed: $0) }
        var children = feast.children
        while let called = children.next() {
            guard let language = called.attribute("lang"), let name = languages[LanguageTag(language)] else {
                throw label.inconsistent(called.line, "the language of the name is not listed")
            }
            names.append(
                HolidayName(
                    LocalizedText(called.text, language: language),
                    languageName: LocalizedText(name, language: "en"), occasion: occasion,
                    countries: countries(called.attribute("countries")), others: countries(called.attribute("others"))))
        }
    }

    private static func countries(_ list: String?) -> [CountryCode] {
        (list ?? "").split(separator: " ").compactMap { CountryCode($0) }
    }

    /// A tag as the key of a dictionary. The schema bounds it, so it is ASCII.
    private struct LanguageTag: Hashable {
        let text: String

        init(_ text: String) { self.text = text }
    }
}
