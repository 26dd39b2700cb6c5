import TestSupport
import Testing

@testable import Compare

@Suite("Meeting: places by their names")
struct MeetingPlacesTests {
    private func region(_ code: String, _ name: String) -> CountryRegion {
        CountryRegion(code: Sample.region(code), name: name)
    }

    private func country(_ code: String, _ name: String, _ regions: [CountryRegion] = []) -> Country {
        Country(
            code: Sample.code(code), alpha3: nil, numeric: nil, name: name, zones: ["UTC"], weekend: [.saturday],
            years: 2026...2028, regions: regions)
    }

    private struct World: WorldService {
        func countryCalendars() async throws(ServiceFailure) -> [CountryCalendar] { throw .missing }
        func map(of _: CountryCode) async throws(ServiceFailure) -> RegionMap? { nil }
        func outline() async throws(ServiceFailure) -> Outline { throw .missing }
        func cities() async throws(ServiceFailure) -> [City] {
            [
                City(["Munich", "München"], in: Territory(Sample.code("DE"), Sample.region("BY"))),
                City(["Washington"], in: Territory(Sample.code("US"), Sample.region("DC"))),
            ]
        }
    }

    private func addition(
        _ text: String, to places: [String] = [], world: any WorldService = World(),
        countries: CountryServiceDouble? = nil
    ) async -> MeetingAddition {
        let all = [
            country("DE", "Germany", [region("BY", "Bavaria"), region("BE", "Berlin"), region("14", "Fourteen")]),
            country("GE", "Georgia"),
            country(
                "US", "United States", [region("GA", "Georgia"), region("WA", "Washington"), region("DC", "Capital")]),
        ]
        let interactor = CompareMeetingInteractor(
            countries: countries ?? CountryServiceDouble(all), holidays: HolidayServiceDouble([]), world: world,
            indexes: SearchIndexes(), clock: ClockDouble(Sample.day("2026-12-20")))
        return await interactor.addition(
            to: MeetingQuestion(places.compactMap { Territory($0) }, days: .value(3), added: text))
    }

    private func settled(_ addition: MeetingAddition) -> [String]? {
        guard case .settled(let question) = addition, question.added == nil, question.days == .value(3) else {
            return nil
        }
        return question.places.map(\.description)
    }

    private func reasons(_ addition: MeetingAddition) -> [String: UnsettledName.Reason]? {
        guard case .open(_, _, let unsettled) = addition else { return nil }
        return Dictionary(unsettled.map { ($0.text, $0.reason) }, uniquingKeysWith: { first, _ in first })
    }

    @Test(
        "J6 Countries, regions, cities and codes, with commas or semicolons between them",
        arguments: [
            ("Germany", ["DE"]), ("munich, Berlin", ["DE-BY", "DE-BE"]), ("DE-BY; us-ga", ["DE-BY", "US-GA"]),
            (" Bavaria ,, ", ["DE-BY"]), ("München, Bavaria, DE-BY", ["DE-BY"]),
        ])
    func settledNames(text: String, places: [String]) async {
        #expect(settled(await addition(text)) == places)
    }

    @Test("J6 The places that were there stay first, and none comes twice")
    func order() async {
        #expect(settled(await addition("Munich, Berlin", to: ["GE", "DE-BE"])) == ["GE", "DE-BE", "DE-BY"])
    }

    @Test("J6 A name that means several places is asked for; the others are settled")
    func ambiguous() async throws {
        guard case .open(let question, let places, let unsettled) = await addition("Georgia, Munich, Washington") else {
            Issue.record("settled")
            return
        }
        #expect(question.places.map(\.description) == ["DE-BY"] && question.added == nil)
        #expect(places.map(\.name) == [PlaceName(region: "Bavaria", country: "Germany")])
        guard case .ambiguous(let georgias) = try #require(unsettled.first).reason,
            case .ambiguous(let washingtons) = try #require(unsettled.last).reason
        else { Issue.record("\(unsettled)"); return }
        #expect(georgias.map(\.territory.description) == ["GE", "US-GA"])
        #expect(washingtons.map(\.territory.description) == ["US-WA", "US-DC"])
        #expect(washingtons.map(\.city) == [nil, "Washington"])
    }

    @Test("J6 A slip of a finger and the beginning of a name are offered, not taken; nonsense is named")
    func similar() async throws {
        let found = try #require(reasons(await addition("Grmany, Bavar, qqqqqq, 2026, #14")))
        for (name, code) in [("Grmany", "DE"), ("Bavar", "DE-BY")] {
            guard case .similar(let places) = found[name] else { Issue.record("\(name): \(found)"); continue }
            #expect(places.map(\.territory.description) == [code])
        }
        #expect(found["qqqqqq"] == .unknown && found["2026"] == .unknown && found["#14"] == .unknown)
    }

    @Test("J6 Twelve places are the most; the rest of the names stays")
    func limit() async throws {
        let twelve = (1...11).map { "DE-R\($0)" } + ["DE-BY"]
        let found = try #require(reasons(await addition("Munich, Berlin", to: twelve)))
        #expect(found == ["Berlin": .limit(12)])
    }

    @Test("J6 Without a list of countries names cannot be looked up; without cities the other names can")
    func unavailable() async throws {
        let failing = CountryServiceDouble(failing: .timedOut)
        let found = try #require(reasons(await addition("Munich, Berlin", to: ["FR"], countries: failing)))
        #expect(found == ["Munich": .unavailable, "Berlin": .unavailable])
        #expect(settled(await addition("Bavaria", world: NoWorld())) == ["DE-BY"])
        #expect(reasons(await addition("Munich", world: NoWorld())) == ["Munich": .unknown])
    }
}
