import AlmanacValues
import Entities
import TestSupport

@testable import Search

extension Sample {
    static let christmas = Occasion(
        id: Slug("Christmas Day"), name: "Christmas Day", about: "The birth of Jesus.", rule: "25 December",
        tradition: .christian)

    static func holidayName(
        _ text: String, _ language: String, _ languageName: String, _ countries: [String], others: [String] = [],
        occasion: Slug? = christmas.id
    ) -> HolidayName {
        HolidayName(
            LocalizedText(text, language: language), languageName: languageName, occasion: occasion,
            countries: countries.map(code), others: others.map(code))
    }

    static func found(_ code: String, _ name: String) -> SearchAnswer.Country {
        SearchAnswer.Country(code: self.code(code), name: name)
    }

    static func hit(_ subject: SearchAnswer.Subject, _ match: SearchKey.Match = .prefix) -> SearchAnswer.Hit {
        SearchAnswer.Hit(match: match, subject: subject)
    }

    static func group(_ kind: SearchKind, _ subjects: SearchAnswer.Subject..., count: Int? = nil) -> SearchAnswer.Group
    {
        SearchAnswer.Group(kind: kind, hits: subjects.map { hit($0) }, count: count ?? subjects.count)
    }
}

extension SearchAnswer.Subject {
    static let germany = Self.country(
        Sample.code("DE"), name: "Germany", localNames: [LocalizedText("Deutschland", language: "de")])
    static let bavaria = Self.region(
        SearchAnswer.Region(
            country: Sample.found("DE", "Germany"), code: Sample.region("BY"), name: "Bavaria",
            localName: LocalizedText("Bayern", language: "de")))
    static let christmas = Self.occasion(Sample.christmas.id, name: "Christmas Day", rule: "25 December")
    static let curie = Self.person(Sample.curie.id, name: "Marie Curie", occupation: "physicist")
    static let weihnachten = name("Weihnachten", "de", "German", ["AT": "Austria", "DE": "Germany"])

    static func name(
        _ text: String, _ language: String, _ languageName: String, _ countries: KeyValuePairs<String, String>,
        isPublic: Bool = true, hasOccasion: Bool = true
    ) -> Self {
        .holiday(
            SearchAnswer.Name(
                text: LocalizedText(text, language: language), languageName: languageName,
                occasion: hasOccasion ? SearchAnswer.Occasion(id: Sample.christmas.id, name: "Christmas Day") : nil,
                countries: countries.map { Sample.found($0.key, $0.value) }, isPublic: isPublic))
    }
}

struct SearchResultsInteractorDouble: SearchResultsInteracting {
    let result: Result<SearchAnswer, SearchResultsFailure>

    func search(_: String) async throws(SearchResultsFailure) -> SearchAnswer { try result.get() }
}

extension SearchAnswer {
    /// One result of each kind.
    static let sample = SearchAnswer(
        isSearch: true, year: 2026,
        groups: [
            Sample.group(.occasions, .christmas), Sample.group(.holidays, .weihnachten, count: 57),
            Sample.group(.countries, .germany), Sample.group(.regions, .bavaria), Sample.group(.people, .curie),
        ])
    static let empty = SearchAnswer(isSearch: false, year: 2026)
    static let nothing = SearchAnswer(isSearch: true, year: 2026)
}
