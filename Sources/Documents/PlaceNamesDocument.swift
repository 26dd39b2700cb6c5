import AlmanacValues
import Entities
import Markup

/// Maps a validated `places/de.xml` to an entity.
struct PlaceNamesDocument {
    let names: PlaceNames

    /// Rejects a document in another language.
    init(_ document: borrowing Document, in language: Language, label: DocumentLabel) throws(DocumentFailure) {
        let root = document.root
        guard root.attribute("language")?.utf8.elementsEqual(language.facts.code.utf8) == true else {
            throw label.inconsistent(root.line, "expected the names of places in “\(language.facts.code)”")
        }
        var countries: [(code: CountryCode, name: String)] = []
        var regions: [CountryCode: RegionNames] = [:]
        var languages: [PlaceNames.LanguageTag: String] = [:]
        var children = root.children
        while let child = children.next() {
            if child.isNamed("languages") {
                languages = try Self.languages(child, label)
                continue
            }
            let isCountry = child.isNamed("country")
            guard let code = child.attribute(isCountry ? "code" : "country").flatMap({ CountryCode($0) }) else {
                throw label.inconsistent(child.line, "expected the code of a country")
            }
            if isCountry {
                countries.append((code, child.text))
            } else {
                regions[code] = try Self.regions(child, label)
            }
        }
        names = PlaceNames(tag: language.facts.tag, countries: countries, regions: regions, languages: languages)
    }

    /// Reads "de Deutsch; fa-AF Dari".
    private static func languages(
        _ element: borrowing Element, _ label: DocumentLabel
    ) throws(DocumentFailure) -> [PlaceNames.LanguageTag: String] {
        var names: [PlaceNames.LanguageTag: String] = [:]
        for (tag, name) in try items(element, label) {
            guard let name else { throw label.inconsistent(element.line, "“\(tag)” has no name") }
            guard names.updateValue(name, forKey: .init(tag)) == nil else {
                throw label.inconsistent(element.line, "“\(tag)” has two names")
            }
        }
        return names
    }

    /// Reads "BY Bayern; Augsburg; SL Saarland", in the order of the language's dictionaries.
    private static func regions(
        _ element: borrowing Element, _ label: DocumentLabel
    ) throws(DocumentFailure) -> RegionNames {
        var names: [(code: RegionCode, name: String?)] = []
        var known: Set<RegionCode> = []
        for (text, name) in try items(element, label) {
            guard let code = RegionCode(text) else {
                throw label.inconsistent(element.line, "“\(text)” is not the code of a region")
            }
            guard known.insert(code).inserted else {
                throw label.inconsistent(element.line, "“\(code)” has two names")
            }
            names.append((code, name))
        }
        return RegionNames(names)
    }

    /// Reads "BY Bayern; Augsburg": codes, and the names of those that have one.
    private static func items(
        _ element: borrowing Element, _ label: DocumentLabel
    ) throws(DocumentFailure) -> [(code: String, name: String?)] {
        var items: [(code: String, name: String?)] = []
        // By bytes: names are in all scripts, and none of the separators is part of another character.
        for item in element.text.utf8.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false) {
            let parts = item.drop { $0 == UInt8(ascii: " ") }.split(separator: UInt8(ascii: " "), maxSplits: 1)
            guard let code = parts.first else { throw label.inconsistent(element.line, "each needs a code") }
            items.append((String(Substring(code)), parts.dropFirst().first.map { String(Substring($0)) }))
        }
        return items
    }
}
