import Support
import TestSupport
import Testing

@testable import Documents

@Suite("Translations of occasions and holidays")
struct TranslationsTests {
    private static let reader = DocumentReader(EmbeddedDocuments())

    /// The countries in which a language is official, whose days all have a name in it.
    private static let own = [
        "de": "DE AT CH LI", "fr": "FR BE LU MC CH",
        "es": "ES MX AR CO CL PE VE EC GT CU BO DO HN PY SV NI CR PA UY PR GQ",
        "pt": "PT BR AO MZ CV GW ST TL", "it": "IT SM VA CH", "nl": "NL BE SR AW CW SX", "pl": "PL", "uk": "UA",
        "tr": "TR CY", "ar": "SA EG AE DZ MA TN LY SD IQ SY JO LB PS KW QA BH OM YE MR", "he": "IL", "hi": "IN",
        "ja": "JP", "zh": "CN",
    ]

    @Test("Every occasion has a name, a sentence and its rule in each language", arguments: PublishedNames.languages)
    func occasions(language: String) throws {
        let translations = try #require(try Self.reader.translations(into: language))
        for occasion in try Self.reader.occasions() {
            let translated = try #require(translations.occasions[occasion.id], "\(occasion.id)")
            #expect(!translated.name.isEmpty && !translated.about.isEmpty && !translated.rule.isEmpty)
        }
        #expect(translations.occasions.count == (try Self.reader.occasions().count))
    }

    @Test("The sixty most kept occasions are explained in each language", arguments: PublishedNames.languages)
    func stories(language: String) throws {
        let translations = try #require(try Self.reader.translations(into: language))
        #expect(translations.occasions.values.count { $0.sentences != nil } == 60)
        let stories = try Self.reader.occasionStories()
        for (id, occasion) in translations.occasions where occasion.sentences != nil {
            #expect(stories[id] != nil, "\(id)")
        }
        for day in translations.days.keys {
            let known = try Self.reader.stories(of: day.country)
            #expect(known.contains { Slug($0.holiday) == day.holiday }, "\(day)")
        }
    }

    @Test(
        "Seven of ten public holidays of 2026 and 2027 have a name in each language, and all of its own countries",
        arguments: PublishedNames.languages)
    func share(language: String) throws {
        let translations = try #require(try Self.reader.translations(into: language))
        let own = Set(try #require(Self.own[language]).split(separator: " ").map(String.init))
        var (named, all) = (0, 0)
        var missing: Set<String> = []
        for country in try Self.reader.countries() {
            guard let calendar = try Self.reader.calendar(of: country.code) else { continue }
            for holiday in calendar.holidays where [2026, 2027].contains(holiday.date.year) {
                guard holiday.kind.types.contains(.publicHoliday) else { continue }
                all += 1
                let kind = holiday.kind
                let isNamed =
                    translations.holidays[kind.slug] != nil
                    || [kind.name, kind.localName].contains { name in
                        name?.language.split(separator: "-").first?.elementsEqual(language) == true
                    }
                if isNamed {
                    named += 1
                } else if own.contains(country.code.description) {
                    missing.insert(kind.name.text)
                }
            }
        }
        #expect(all > 7000 && named * 10 >= all * 7, "\(named) of \(all)")
        #expect(missing.isEmpty)
    }

    @Test(
        "L1 Every holiday of Hong Kong has a name in each language, as official as its English one is",
        arguments: PublishedNames.languages)
    func officialNames(language: String) throws {
        let translations = try #require(try Self.reader.translations(into: language))
        let calendar = try #require(try Self.reader.calendar(of: Sample.code("HK")))
        let kinds = Set(calendar.holidays.map(\.kind.slug))
        let named = Set(translations.holidays.keys).union(translations.occasions.keys)
        #expect(kinds.contains(Slug("The day following the first day of January")) && kinds.count > 25)
        #expect(kinds.subtracting(named).isEmpty)
    }

    @Test("The parts of a country that keep a holiday have words in each language", arguments: PublishedNames.languages)
    func parts(language: String) throws {
        let translations = try #require(try Self.reader.translations(into: language))
        var known: Set<Slug> = []
        for country in try Self.reader.countries() {
            guard let calendar = try Self.reader.calendar(of: country.code) else { continue }
            known.formUnion(calendar.holidays.compactMap { $0.kind.parts.map { Slug($0) } })
        }
        #expect(known.count > 10)
        #expect(Set(translations.parts.keys) == known, "none missing, and none that no document has")
    }

    @Test("What our documents lack has words in each language", arguments: PublishedNames.languages)
    func gaps(language: String) throws {
        let translations = try #require(try Self.reader.translations(into: language))
        var known: Set<Slug> = []
        for country in try Self.reader.countries() {
            let facts = try Self.reader.calendar(of: country.code)?.knowledge?.facts ?? []
            known.formUnion(facts.compactMap { $0.lacks.map { Slug($0) } })
        }
        #expect(known.count > 5)
        #expect(Set(translations.gaps.keys) == known, "none missing, and none that no document has")
    }

    @Test(
        "A document that does not fit the schema, or in another language, is rejected",
        arguments: [
            "<translations language='de'/>",
            "<translations language='fr'><occasion id='a'><name>A</name><about>B</about></occasion><holiday english='C'>D</holiday></translations>",
            "<translations language='de'><occasion id='a'><name/><about>B</about></occasion><holiday english='C'>D</holiday></translations>",
            "<translations language='de'><occasion id='a'><name>A</name><about>B</about></occasion><holiday english='C'>D</holiday><holiday english='C'>E</holiday></translations>",
        ])
    func rejected(text: String) {
        let label = DocumentLabel(name: "translations/de.xml", source: "test")
        let bytes = Array(text.replacing("<translations", with: "<translations xmlns='urn:almanac:translations'").utf8)
        #expect(throws: DocumentFailure.self) {
            _ = try TranslationsDocument(label.xml(bytes, DocumentSchemas.translations), in: "de", label: label)
        }
    }
}
