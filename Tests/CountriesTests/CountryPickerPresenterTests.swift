import SnapshotSupport
import Testing

@testable import Countries

@Suite("Country picker: presenter")
struct CountryPickerPresenterTests {
    private let list = CountryList(
        countries: [
            .init(Sample.ivoryCoast), .init(Sample.germany), .init(Sample.unitedKingdom),
        ], age: nil)

    private func step(
        _ event: CountryPickerEvent, _ interactor: CountryPickerInteractorDouble, isForm: Bool = false
    ) async -> Step<CountryPickerPage, CountryPickerNavigation, CountryAnswer> {
        let router = CountryPickerRouterDouble(isForm: isForm)
        return await CountryPickerPresenter(interactor: interactor, router: router).handle(event)
    }

    private func page(
        _ event: CountryPickerEvent, _ interactor: CountryPickerInteractorDouble, isForm: Bool = false
    ) async throws -> (CountryPickerPage, Status) {
        return try await step(event, interactor, isForm: isForm).shown
    }

    private func link(_ navigation: CountryPickerNavigation) -> Link { .to(navigation) }

    @Test("C7 What ends in an answer has no loading state: a redirect must not come after a page")
    func notLoading() {
        let presenter = CountryPickerPresenter(
            interactor: CountryPickerInteractorDouble(list: .success(list)),
            router: CountryPickerRouterDouble())
        let germany = Sample.code("DE")
        for event in [CountryPickerEvent.closed, .chose(germany), .pressed(germany), .pressed(nil)] {
            #expect(presenter.loading(event)?.page == nil)
        }
    }

    @Test("Many countries are folded by letter, few are not")
    func folded() async throws {
        func isOpen(_ count: Int) async throws -> [Bool] {
            let countries = (0..<count).map { number in
                CountryList.Summary(code: Sample.code("DE"), name: .english("Name \(number)"), localNames: [])
            }
            let list = CountryList(countries: countries, age: nil)
            let (page, _) = try await page(.searched(""), CountryPickerInteractorDouble(list: .success(list)))
            return try #require(page.results.links).letters.map(\.isOpen)
        }
        #expect(try await isOpen(40) == [true])
        #expect(try await isOpen(41) == [false])
    }

    @Test("C4 Only choosing and closing are answers")
    func answers() async {
        let interactor = CountryPickerInteractorDouble(list: .success(list))
        guard case .answer(.country(Sample.code("FR"))) = await step(.chose(Sample.code("FR")), interactor),
            case .answer(.country(Sample.code("FR"))) = await step(
                .pressed(Sample.code("FR")), interactor, isForm: true),
            case .answer(.cancel) = await step(.closed, interactor),
            case .show = await step(.searched(""), interactor)
        else { Issue.record("an answer is missing, or one too many"); return }
    }

    private static let bavaria = CountryList.Region(
        country: Sample.code("DE"), code: Sample.region("BY"), name: .english("Bavaria"), countryName: "Germany",
        localName: LocalizedText("Bayern", language: "de"))

    @Test("C3 A region is a row after the countries that names its country, and leads to the region")
    func regions() async throws {
        var found = list
        found.regions = [Self.bavaria]
        let (page, _) = try await page(.searched("b"), CountryPickerInteractorDouble(list: .success(found)))
        let links = try #require(page.results.links)
        #expect(links.found.map(\.count) == [3, 1] && links.letters.isEmpty)
        #expect(page.results.summary == "3 countries and 1 region for “b”")
        let row = try #require(links.found.last?.first)
        #expect(row.name == "Bavaria, Germany" && row.code == "DE-BY" && row.flag == "🇩🇪")
        #expect(row.localNames.map(\.text) == ["Bayern"])
        #expect(row.link == link(.region(Sample.code("DE"), Sample.region("BY"))))
        found.leadingRegions = 1
        let (named, _) = try await self.page(.searched("b"), CountryPickerInteractorDouble(list: .success(found)))
        #expect(try #require(named.results.links).found.map(\.count) == [1, 3])
        let alone = CountryList(countries: [], regions: [Self.bavaria], age: nil)
        let (other, _) = try await self.page(.searched("bav"), CountryPickerInteractorDouble(list: .success(alone)))
        #expect(other.results.summary == "1 region for “bav”" && other.results.nothing == nil)
    }

    @Test("C4 A region is an answer with its country; one of a country that is not offered is none")
    func regionAnswers() async throws {
        let (germany, region) = (Sample.code("DE"), Sample.region("BY"))
        let offered = CountryPickerInteractorDouble(list: .success(list))
        for event in [CountryPickerEvent.choseRegion(germany, region), .pressedRegion(germany, region)] {
            guard case .answer(.region(germany, region)) = await step(event, offered) else {
                Issue.record("\(event) is no answer")
                return
            }
        }
        let unknown = CountryPickerInteractorDouble(list: .success(list), standing: .success(.unknown))
        #expect(try await page(.choseRegion(germany, region), unknown).1 == .notFound)
        #expect(try await page(.pressedRegion(germany, region), unknown).1 == .unprocessableContent)
    }

    @Test("C1 Every country is listed with flag and name, and a link that chooses it")
    func rows() async throws {
        let (page, status) = try await page(.searched(""), CountryPickerInteractorDouble(list: .success(list)))
        #expect(status == .ok)
        let rows = try #require(page.results.links).letters.flatMap(\.rows)
        #expect(rows.map(\.flag) == ["🇨🇮", "🇩🇪", "🇬🇧"])
        #expect(rows.map(\.code) == ["CI", "DE", "GB"])
        #expect(rows.first?.link == link(.choice(Sample.code("CI"))))
        #expect(page.results.summary == "3 countries" && page.results.buttons == nil)
    }

    @Test("C1 If the choice is stored, every country is a button of a form; no link changes anything")
    func buttons() async throws {
        let interactor = CountryPickerInteractorDouble(list: .success(list))
        let results = try await page(.searched("x"), interactor, isForm: true).0.results
        #expect(results.links == nil)
        #expect(results.buttons?.found.flatMap(\.self).map(\.code) == ["CI", "DE", "GB"])
        #expect(results.buttons?.action == CountryPickerRouterDouble(isForm: true).answerForm)
    }

    @Test("C4 The form sends the ticket along, unread")
    func form() async throws {
        let (page, _) = try await page(.searched("x"), CountryPickerInteractorDouble(list: .success(list)))
        #expect(page.search.hidden.map(\.name) == ["ticket"] && page.search.hidden.map(\.value) == ["unread"])
        #expect(page.search.action == link(.front) && page.search.resultsAction == link(.results))
        #expect(page.search.text == "x" && page.close == link(.close))
    }

    @Test("C3 Nothing found: the message quotes the search text")
    func nothing() async throws {
        let nothing = CountryPickerInteractorDouble(list: .success(CountryList(countries: [], age: nil)))
        let results = try await page(.searched("zzz"), nothing).0.results
        #expect(results.nothing?.text == "No countries found for “zzz”.")
        #expect(results.summary == nil && results.links == nil && results.buttons == nil)
    }

    @Test("H4 The last good list is marked with its age")
    func old() async throws {
        let old = CountryPickerInteractorDouble(
            list: .success(CountryList(countries: list.countries, age: .seconds(7200))))
        #expect(try await page(.searched(""), old).0.age == "This is our last good copy, as of 2 hours ago.")
    }

    @Test("C3 too long: the text stays in the field, with a message")
    func tooLong() async throws {
        let tooLong = CountryPickerInteractorDouble(list: .failure(.tooLong(limit: 100)))
        let (page, status) = try await page(.searched(Sample.long), tooLong)
        #expect(status == .badRequest)
        #expect(page.search.text == Sample.long)
    }

    @Test("D2 unknown country: the list stays") func unknownCountry() async throws {
        let unknown = CountryPickerInteractorDouble(list: .success(list), standing: .success(.unknown))
        #expect(try await page(.chose(Sample.code("QQ")), unknown).1 == .notFound)
        for country in [Sample.code("QQ"), nil] {
            #expect(try await page(.pressed(country), unknown, isForm: true).1 == .unprocessableContent)
        }
    }

    @Test("D2 An uncovered country has its own message, unlike an unknown one; the list stays")
    func uncovered() async throws {
        let uncovered = CountryPickerInteractorDouble(
            list: .success(list), standing: .success(.uncovered(name: "Kiribati")))
        let (page, status) = try await page(.chose(Sample.code("KI")), uncovered)
        #expect(status == .notFound)
        #expect(page.notice?.title == "No data for Kiribati")
        #expect(page.results.links?.letters.flatMap(\.rows).count == 3)
    }

    @Test("H4 error") func error() async throws {
        let failing = CountryPickerInteractorDouble(
            list: .failure(.service(.unavailable(retryAfter: nil))), standing: .failure(.service(.invalid)))
        #expect(try await page(.searched(""), failing).1 == .unavailable(retryAfter: nil))
        #expect(try await page(.chose(Sample.code("DE")), failing).1 == .badGateway)
        #expect(try await page(.pressed(Sample.code("DE")), failing, isForm: true).1 == .badGateway)
    }
}
