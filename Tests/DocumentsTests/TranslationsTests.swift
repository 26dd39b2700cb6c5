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

    @Test("Every occasion is explained in each language, and no year is lost", arguments: PublishedNames.languages)
    func stories(language: String) throws {
        let translations = try #require(try Self.reader.translations(into: language))
        let stories = try Self.reader.occasionStories()
        for (id, occasion) in translations.occasions {
            let (told, story) = (occasion.sentences, try #require(stories[id], "\(id)"))
            #expect(!told.what.isEmpty && !told.date.isEmpty && !told.kept.isEmpty)
            // Of another occasion's story, the years would be missing. Decades and old years may be in words.
            let text = [told.what, told.date, told.kept].joined(separator: " ")
            for year in "\(story.what) \(story.date) \(story.kept)".matches(of: /\b(1[5-9]|20)\d\d\b/) {
                #expect(text.contains(year.output.0), "\(id)")
            }
        }
        for day in translations.days.keys {
            let known = try Self.reader.stories(of: day.country)
            #expect(known.contains { Slug($0.holiday) == day.holiday }, "\(day)")
        }
    }

    @Test(
        "Of 100 public holidays of 2026 and 2027, 85 have a name in each language, and all of its own countries",
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
                if isNamed(kind, in: language, translations) {
                    named += 1
                } else if own.contains(country.code.description) {
                    missing.insert(kind.name.text)
                }
            }
        }
        #expect(all > 7000 && named * 100 >= all * 85, "\(named) of \(all)")
        #expect(missing.isEmpty)
    }

    private func isNamed(_ kind: HolidayKind, in language: String, _ translations: Translations) -> Bool {
        translations.holidays[kind.slug] != nil || kind.occasion == kind.slug
            || [kind.name, kind.localName].contains { $0?.isOfLanguage(language) == true }
    }

    @Test(
        "L5 Each public holiday of the whole country has a name in each language, in the largest countries",
        arguments: PublishedNames.languages)
    func largest(language: String) throws {
        let translations = try #require(try Self.reader.translations(into: language))
        let countries =
            "AR BD BR CD CN CO DE EG ES ET FR GB ID IN IR IT JP KE KR MX NG PH PK PL RU SA TH TR TZ UA US VN ZA"
        var (named, missing) = (0, Set<String>())
        for country in countries.split(separator: " ").map(String.init) {
            let calendar = try #require(try Self.reader.calendar(of: Sample.code(country)))
            for holiday in calendar.holidays where [2026, 2027].contains(holiday.date.year) {
                guard holiday.kind.types.contains(.publicHoliday), holiday.kind.level == .national else { continue }
                if isNamed(holiday.kind, in: language, translations) {
                    named += 1
                } else {
                    missing.insert("\(country) \(holiday.kind.slug)")
                }
            }
        }
        #expect(named > 500 && missing.isEmpty, "\(missing.sorted())")
    }

    /// The names of holidays that languages in the Latin alphabet use as they are, by slug.
    private static let borrowed = Set(
        """
        aid-el-fitr aid-el-kebir anzac-day ashura australia-day ayudha-puja bahag-bihu bhai-tika bounty-day
        boxing-day buddha-purnima canada-day cheti-chand chuseok columbus-day corpus-christi corpus-domini deepavali
        divali diwali diwali-bali-pratipada dussehra eid-al-adha eid-al-fitr eid-al-ghadir gai-tihar
        ganesh-chaturthi gudi-padwa hari-raya-haji hari-raya-puasa holi holika-dahan idul-adha idul-fitri kali-puja
        knabenschiessen koriteh la-tablada magh-bihu maghe-sankranti maha-ashtami maha-navami maha-shivaratri
        mahalaya mahanavami makar-sankranti mardi-gras matarii mawlid mi-careme nowruz pesach pesta-kaamatan
        pohela-boishakh pongal prithvi-jayanti puthandu ram-navami sette-giugno simchat-torah-shemini-atzeret ugadi
        uttarayan victoria-day vijayadashami vishu vishwakarma-puja waitangi-day
        """.split { $0 == " " || $0 == "\n" }.map { Slug(String($0)) })

    @Test(
        "No name is the English one by mistake: only borrowed names are, and none in another alphabet",
        arguments: PublishedNames.languages)
    func borrowedNames(language: String) throws {
        let translations = try #require(try Self.reader.translations(into: language))
        let same = Set(translations.holidays.filter { Slug($0.value) == $0.key }.keys)
        let isLatin = ["de", "es", "fr", "it", "nl", "pl", "pt", "tr"].contains(language)
        #expect(same.subtracting(isLatin ? Self.borrowed : []).isEmpty)
    }

    @Test("Names of days that visitors look for, as newspapers write them")
    func reviewed() throws {
        let names = [
            "de": "Ersatzfeiertag", "fr": "Jour de l’Unité allemande", "es": "Día de la Unidad Alemana",
            "it": "Giorno dell’Unità tedesca", "pl": "Dzień Jedności Niemiec", "uk": "День німецької єдності",
            "ja": "ドイツ統一の日", "zh": "德国统一日", "ar": "يوم الوحدة الألمانية", "he": "יום האיחוד הגרמני",
            "hi": "जर्मन एकता दिवस",
        ]
        for (language, name) in names {
            let holidays = try #require(try Self.reader.translations(into: language)).holidays
            #expect(holidays[Slug(language == "de" ? "Substitute Holiday" : "German Unity Day")] == name)
        }
        let german = try #require(try Self.reader.translations(into: "de")).holidays
        #expect(german[Slug("Eid al-Fitr (from 1pm)")] == "Fest des Fastenbrechens (ab 13 Uhr)")
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
