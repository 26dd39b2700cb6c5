import AlmanacValues
import Entities
import Markup
import Support

/// Maps a validated `translations/de.xml` to an entity.
struct TranslationsDocument {
    let translations: Translations

    /// Rejects a document in another language.
    init(
        _ document: borrowing Document, in language: String, label: DocumentLabel
    ) throws(DocumentFailure) {
        let root = document.root
        guard root.attribute("language")?.utf8.elementsEqual(language.utf8) == true else {
            throw label.inconsistent(root.line, "expected the translations into “\(language)”")
        }
        var occasions: [Slug: Translations.Occasion] = [:]
        var holidays: [Slug: String] = [:]
        var parts: [Slug: String] = [:]
        var gaps: [Slug: String] = [:]
        var days: [Translations.Day: Translations.Sentences] = [:]
        var children = root.children
        while let child = children.next() {
            if child.isNamed("occasion") {
                guard let id = child.attribute("id").flatMap({ Slug(printed: $0) }), let occasion = Self.occasion(child)
                else { throw label.inconsistent(child.line, "expected the id of an occasion, and its story") }
                occasions[id] = occasion
            } else if child.isNamed("holiday") {
                holidays[Slug(child.attribute("english") ?? "")] = ProseText.collapsed(child.text)
            } else if child.isNamed("part") {
                parts[Slug(child.attribute("english") ?? "")] = ProseText.collapsed(child.text)
            } else if child.isNamed("gap") {
                gaps[Slug(child.attribute("english") ?? "")] = ProseText.collapsed(child.text)
            } else {
                guard let country = child.attribute("country").flatMap({ CountryCode($0) }),
                    let sentences = Self.sentences(child)
                else { throw label.inconsistent(child.line, "expected the story of a country’s own day") }
                days[Translations.Day(country, Slug(child.attribute("holiday") ?? ""))] = sentences
            }
        }
        translations = Translations(occasions: occasions, holidays: holidays, parts: parts, gaps: gaps, days: days)
    }

    private static func occasion(_ element: borrowing Element) -> Translations.Occasion? {
        guard let sentences = sentences(element) else { return nil }
        return Translations.Occasion(
            name: text("name", of: element) ?? "", about: text("about", of: element) ?? "",
            rule: text("when", of: element) ?? "", sentences: sentences)
    }

    /// Nil if one is missing, which the schema does not allow.
    private static func sentences(_ element: borrowing Element) -> Translations.Sentences? {
        guard let what = text("what", of: element), let date = text("date", of: element),
            let kept = text("kept", of: element)
        else { return nil }
        return Translations.Sentences(what: what, date: date, kept: kept)
    }

    private static func text(_ name: StaticString, of element: borrowing Element) -> String? {
        if let child = element.firstChild(named: name) { ProseText.collapsed(child.text) } else { nil }
    }
}
