import Documents
import TestSupport
import Testing

@testable import Search

/// Holidays of a place by the names that it has for them, over the program's own documents.
@Suite("Search: own names")
struct SearchOwnNamesTests {
    private static let library = DocumentLibrary(EmbeddedDocuments())

    /// The answers on pages in a language.
    private static func kept(_ text: String, in code: String = "en") async throws -> [SearchAnswer.Kept] {
        let services = Services.only(
            countries: library, holidays: library, occasions: library, people: library,
            clock: ClockDouble(Sample.day("2026-11-21")), world: library, translations: library, placeNames: library
        ).speaking(try #require(Language(code: code)))
        return try await SearchResultsInteractor(
            countries: services.countries, holidays: services.holidays, occasions: services.occasions,
            people: services.people, world: services.world, indexes: SearchIndexes(), clock: services.clock,
            placeNames: services.placeNames
        ).search(text).facts.compactMap { if case .kept(let kept) = $0 { kept } else { nil } }
    }

    @Test(
        "J1 What a place calls a day is that day there, though other countries call another one so",
        .timeLimit(.minutes(30)),
        arguments: [
            ("fr", "fête nationale 2027 belgique", "BE", "2027-07-21"),
            ("fr", "fête nationale 2027 suisse", "CH", "2027-08-01"),
            ("en", "fête nationale 2027 belgium", "BE", "2027-07-21"),
            ("en", "Fête nationale 2027 Geneva", "CH-GE", "2027-08-01"),
            ("en", "Fête Nationale 2027 Benin", "BJ", "2027-08-01"),
            ("fr", "fête nationale 2027", "FR", "2027-07-14"),
            ("pl", "święto niepodległości 2027 finlandia", "FI", "2027-12-06"),
            ("en", "memorial day 2027 south korea", "KR", "2027-06-06"),
            ("en", "memorial day 2027 east timor", "TL", "2027-12-07"),
            ("en", "memorial day 2027 newfoundland", "CA-NL", "2027-07-01"),
            ("en", "chuseok 2027 south korea", "KR", "2027-09-15"),
            ("zh", "中秋节 2027 韩国", "KR", "2027-09-15"),
            ("en", "mid-autumn festival 2027 south korea", "KR", "2027-09-15"),
            ("en", "seollal 2027 south korea", "KR", "2027-02-07"),
            ("en", "may day 2027 gibraltar", "GI", "2027-05-01"),
            ("it", "martedì grasso 2027 argentina", "AR", "2027-02-09"),
            ("zh", "建军节 2027 智利", "CL", "2027-09-19"),
            ("tr", "23 Temmuz Devrimi Günü 2027 Mısır", "EG", "2027-07-23"),
            ("hi", "3 मई राष्ट्रीय दिवस 2027 पोलैंड", "PL", "2027-05-03"),
            ("es", "Día Nacional de la Memoria por la Verdad y la Justicia 2027 Argentina", "AR", "2027-03-24"),
            ("en", "auckland anniversary 2027", "NZ", "2027-02-01"),
            ("en", "winter school holidays 2027 berlin", "DE-BE", "2027-02-01"),
            ("en", "new year 2027 nepal", "NP", "2027-04-14"),
        ])
    func own(language: String, text: String, place: String, date: String) async throws {
        let kept = try await Self.kept(text, in: language).first
        #expect(
            kept?.place?.territory.description == place && kept?.date.description == date,
            "\(String(describing: kept))")
    }

    @Test(
        "J1 Britain's bank holidays are found by the titles of GOV.UK, whatever the documents call them",
        .timeLimit(.minutes(30)),
        arguments: [
            ("early may bank holiday 2027 england", "GB-ENG", ["2027-05-03"]),
            ("early may bank holiday 2027 uk", "GB", ["2027-05-03"]),
            ("early may bank holiday 2027 jersey", "JE", ["2027-05-03"]),
            ("spring bank holiday 2027 wales", "GB-WLS", ["2027-05-31"]),
            ("late may bank holiday 2027 england", "GB-ENG", ["2027-05-31"]),
            ("summer bank holiday 2027 england", "GB-ENG", ["2027-08-30"]),
            ("summer bank holiday 2027 scotland", "GB-SCT", ["2027-08-02"]),
            ("summer bank holiday 2027 uk", "GB", ["2027-08-02", "2027-08-30"]),
            ("august bank holiday 2027 northern ireland", "GB-NIR", ["2027-08-30"]),
            ("august bank holiday 2027 ireland", "IE", ["2027-08-02"]),
            // Another bank holiday is not that of October.
            ("october bank holiday 2027 england", "GB-ENG", []),
        ])
    func bankHolidays(text: String, place: String, dates: [String]) async throws {
        let kept = try await Self.kept(text)
        #expect(kept.map(\.date.description) == dates && kept.allSatisfy { $0.place?.territory.description == place })
    }

    @Test(
        "J1 A feast that regions keep on several dates has all of them, each with its regions",
        .timeLimit(.minutes(30)),
        arguments: [
            (
                "labour day 2027 australia",
                ["2027-03-01 WA", "2027-03-08 TAS VIC", "2027-05-03 NT QLD", "2027-10-04 ACT NSW NSW-WESTERN SA"]
            ),
            (
                "king's birthday 2027 australia",
                ["2027-06-14 ACT NSW NSW-WESTERN NT SA TAS VIC", "2027-09-27 WA", "2027-10-04 QLD"]
            ),
            ("labour day 3 may 2027 australia", ["2027-05-03 NT QLD"]),
            ("labour day 2027 queensland", ["2027-05-03 "]), ("labour day 2027 germany", ["2027-05-01 "]),
            ("confederate memorial day 2027", ["2027-04-26 AL MS", "2027-05-10 SC"]),
        ])
    func regions(text: String, expected: [String]) async throws {
        let found = try await Self.kept(text).map { kept in
            let codes: [RegionCode]? = if case .regions(let names, _)? = kept.keepers { names.codes } else { nil }
            return "\(kept.date) \((codes ?? []).map(\.description).joined(separator: " "))"
        }
        #expect(found == expected)
    }

    @Test("J1 Every public holiday of a country is found there by its English name", .timeLimit(.minutes(30)))
    func all() async throws {
        let interactor = SearchResultsInteractor(
            countries: Self.library, holidays: Self.library, occasions: Self.library, people: Self.library,
            world: Self.library, indexes: SearchIndexes(), clock: ClockDouble(Sample.day("2026-11-21")))
        var (asked, misses) = (0, [String]())
        for country in try await Self.library.countries().value {
            let calendar = try await TerritoryCalendars(Self.library, Self.library)
                .calendar(of: Territory(country.code), covering: 2027...2027).calendar
            var dates: [String: Set<CivilDate>] = [:]
            var publicNames: Set<String> = []
            for holiday in calendar.holidays(in: 2027) {
                let name = holiday.kind.englishName.text
                dates[name, default: []].formUnion(holiday.days.map(\.date) + [holiday.date])
                if holiday.kind.types.contains(.publicHoliday) { publicNames.insert(name) }
            }
            // "Day off" asks for the days off of the year.
            for (name, days) in dates where publicNames.contains(name) && name != "Day off" {
                let text = "\(name) 2027 \(country.name)"
                if text.unicodeScalars.count > SearchResultsInteractor.longestSearch { continue }
                asked += 1
                let isFound = try await interactor.search(text).facts.contains { fact in
                    guard case .kept(let kept) = fact else { return false }
                    return kept.place?.territory.country == country.code && days.contains(kept.date)
                }
                if !isFound { misses.append(text) }
            }
        }
        #expect(asked > 3_000 && misses.isEmpty, "\(misses)")
    }
}
