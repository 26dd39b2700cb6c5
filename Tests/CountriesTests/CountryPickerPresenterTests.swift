import Almanac
import HTML
import Layout
import Places
import TestSupport
import Testing
import VIPER

@testable import Countries

struct CountryPickerInteractorDouble: CountryPickerInteracting {
    var list: Result<CountryList, CountryPickerFailure>
    var standing: Result<CountryStanding, CountryPickerFailure> = .success(.offered)

    func search(_: String) async throws(CountryPickerFailure) -> CountryList { try list.get() }
    func standing(of _: CountryCode) async throws(CountryPickerFailure) -> CountryStanding { try standing.get() }
}

@Suite("Country picker: presenter and snapshots")
struct CountryPickerPresenterTests {
    private let year = HolidayYear(
        Sample.code("DE"), 2026, HolidayFilter(types: .only(.bank), region: Sample.region("BY")))
    private var ticket: Ticket { .holidays(year) }
    private let list = CountryList(
        countries: [
            .init(Sample.ivoryCoast), .init(Sample.germany), .init(Sample.unitedKingdom),
        ], age: nil)

    private func step(
        _ event: CountryPickerEvent, _ interactor: CountryPickerInteractorDouble, _ ticket: Ticket? = nil
    ) async -> Step<CountryPickerPage, CountryPickerNavigation, CountryAnswer> {
        let router = CountryPickerRouter(ticket: ticket ?? self.ticket)
        return await CountryPickerPresenter(interactor: interactor, router: router, assets: Sample.assets).handle(event)
    }

    private func page(
        _ event: CountryPickerEvent, _ interactor: CountryPickerInteractorDouble, _ ticket: Ticket? = nil
    ) async throws -> (CountryPickerPage, Status) {
        guard case .show(let page, let status) = await step(event, interactor, ticket) else {
            throw CountryPickerFailure.tooLong(limit: 0)
        }
        return (page, status)
    }

    private func compare(
        _ name: String, _ event: CountryPickerEvent, _ interactor: CountryPickerInteractorDouble,
        _ ticket: Ticket? = nil
    ) async throws {
        try expectSnapshot(
            CountryPickerView().render(try await page(event, interactor, ticket).0), named: "picker-\(name)")
    }

    @Test("C7 loading, in the frame of the final page, even if that is a failure")
    func loading() async throws {
        let presenter = CountryPickerPresenter(
            interactor: CountryPickerInteractorDouble(list: .success(list)),
            router: CountryPickerRouter(ticket: ticket), assets: Sample.assets)
        for text in ["", "land"] {
            let loading = try #require(presenter.loading(.searched(text))).page
            for result in [Result.success(list), .failure(CountryPickerFailure.service(.invalid))] {
                let final = try await page(.searched(text), CountryPickerInteractorDouble(list: result)).0
                #expect(final.frame.title == loading.frame.title && final.frame.canonical == loading.frame.canonical)
                #expect(content(final) == content(loading))
            }
        }
        let page = try #require(presenter.loading(.searched(""))).page
        try expectSnapshot(CountryPickerView().render(page), named: "picker-loading")
    }

    /// The content of a page before the place of its loading state.
    private func content(_ page: CountryPickerPage) -> Substring {
        let text = String(decoding: CountryPickerView().render(page), as: UTF8.self)
        let start = text.firstRange(of: "<main")?.upperBound ?? text.endIndex
        return text[start...].prefix(upTo: text[start...].firstRange(of: "</form>")?.upperBound ?? start)
    }

    @Test("C7 What ends in an answer has no loading state: a redirect must not come after a page")
    func notLoading() {
        let presenter = CountryPickerPresenter(
            interactor: CountryPickerInteractorDouble(list: .success(list)),
            router: CountryPickerRouter(ticket: ticket), assets: Sample.assets)
        let germany = Sample.code("DE")
        for event in [CountryPickerEvent.closed, .chose(germany), .pressed(germany), .pressed(nil)] {
            #expect(presenter.loading(event)?.page == nil)
        }
    }

    @Test("C4 Only choosing and closing are answers")
    func answers() async {
        let interactor = CountryPickerInteractorDouble(list: .success(list))
        guard case .answer(.country(Sample.code("FR"))) = await step(.chose(Sample.code("FR")), interactor),
            case .answer(.country(Sample.code("FR"))) = await step(.pressed(Sample.code("FR")), interactor, .start),
            case .answer(.cancel) = await step(.closed, interactor),
            case .show = await step(.searched(""), interactor)
        else {
            Issue.record("an answer is missing, or one too many")
            return
        }
    }

    @Test("C1 Every country is listed with flag and name, and a link that chooses it")
    func rows() async throws {
        let (page, status) = try await page(.searched(""), CountryPickerInteractorDouble(list: .success(list)))
        #expect(status == .ok)
        let rows = try #require(page.results.links).rows
        #expect(rows.map(\.flag) == ["🇨🇮", "🇩🇪", "🇬🇧"])
        #expect(rows.map(\.code) == ["CI", "DE", "GB"])
        #expect(
            rows.first?.link.description
                == "/countries/CI?for=holidays&country=DE&year=2026&type=bank&region=BY")
        #expect(page.results.summary == "3 countries" && page.results.buttons == nil)
    }

    @Test("C1 If the choice is stored, every country is a button of a form; no link changes anything")
    func buttons() async throws {
        let interactor = CountryPickerInteractorDouble(list: .success(list))
        for (ticket, action) in [(Ticket.start, "/countries?for=start"), (.options, "/countries?for=options")] {
            let results = try await page(.searched("x"), interactor, ticket).0.results
            #expect(results.links == nil)
            #expect(results.buttons?.rows.map(\.code) == ["CI", "DE", "GB"])
            #expect(results.buttons?.action.description == action)
        }
        try await compare("buttons", .searched(""), interactor, .start)
    }

    @Test("C4 The form sends the ticket along")
    func form() async throws {
        let (page, _) = try await page(.searched("x"), CountryPickerInteractorDouble(list: .success(list)))
        #expect(page.search.hidden.map(\.name) == ["for", "country", "year", "type", "region"])
        #expect(page.search.hidden.map(\.value) == ["holidays", "DE", "2026", "bank", "BY"])
        #expect(page.search.action.description == "/countries")
        #expect(page.search.resultsAction.description == "/countries/results")
        #expect(page.search.text == "x")
    }

    @Test("C1 normal") func normal() async throws {
        try await compare("normal", .searched(""), CountryPickerInteractorDouble(list: .success(list)))
    }

    @Test("C3 Nothing found: the message quotes the search text")
    func nothing() async throws {
        let nothing = CountryPickerInteractorDouble(list: .success(CountryList(countries: [], age: nil)))
        let results = try await page(.searched("zzz"), nothing).0.results
        #expect(results.nothing?.text == "No countries found for “zzz”.")
        #expect(results.summary == nil && results.links == nil && results.buttons == nil)
        try await compare("nothing", .searched("zzz"), nothing)
    }

    @Test("H4 The last good list is marked with its age")
    func old() async throws {
        let old = CountryPickerInteractorDouble(
            list: .success(CountryList(countries: list.countries, age: .seconds(7200))))
        #expect(try await page(.searched(""), old).0.age == "as of 2 hours ago")
        try await compare("old", .searched(""), old)
    }

    @Test("C3 too long: the text stays in the field, with a message")
    func tooLong() async throws {
        let tooLong = CountryPickerInteractorDouble(list: .failure(.tooLong(limit: 100)))
        let (page, status) = try await page(.searched(Sample.long), tooLong)
        #expect(status == .badRequest)
        #expect(page.search.text == Sample.long)
        try await compare("long-text", .searched(Sample.long), tooLong)
    }

    @Test("D2 unknown country: the list stays") func unknownCountry() async throws {
        let unknown = CountryPickerInteractorDouble(list: .success(list), standing: .success(.unknown))
        #expect(try await page(.chose(Sample.code("QQ")), unknown).1 == .notFound)
        for country in [Sample.code("QQ"), nil] {
            #expect(try await page(.pressed(country), unknown, .options).1 == .unprocessableContent)
        }
        try await compare("unknown-country", .chose(Sample.code("QQ")), unknown)
    }

    @Test("D2 An uncovered country has its own message, unlike an unknown one; the list stays")
    func uncovered() async throws {
        let uncovered = CountryPickerInteractorDouble(
            list: .success(list), standing: .success(.uncovered(name: "Kiribati")))
        let (page, status) = try await page(.chose(Sample.code("KI")), uncovered)
        #expect(status == .notFound)
        #expect(page.notice?.title == "No data for Kiribati")
        #expect(page.results.links?.rows.count == 3)
        try await compare("uncovered", .chose(Sample.code("KI")), uncovered)
    }

    @Test("H4 error") func error() async throws {
        let failing = CountryPickerInteractorDouble(
            list: .failure(.service(.unavailable(retryAfter: nil))), standing: .failure(.service(.invalid)))
        #expect(try await page(.searched(""), failing).1 == .unavailable(retryAfter: nil))
        #expect(try await page(.chose(Sample.code("DE")), failing).1 == .badGateway)
        #expect(try await page(.pressed(Sample.code("DE")), failing, .start).1 == .badGateway)
        try await compare("error", .searched(""), failing)
    }

    @Test("C3 right-to-left and hostile text") func hostile() async throws {
        let strange = CountryList(
            countries: [
                .init(
                    Sample.country(
                        "AE", "United Arab Emirates", local: [LocalizedText(Sample.rightToLeft, language: "ar")])),
                .init(
                    Sample.country("ZZ", Sample.hostile, local: [LocalizedText("x", language: "\" onclick=\"alert(1)")])
                ),
            ], age: nil)
        try await compare("hostile", .searched(Sample.hostile), CountryPickerInteractorDouble(list: .success(strange)))
    }

    @Test("C3 The fragment that the script loads is identical to the page's list of results")
    func fragment() async throws {
        let (page, _) = try await page(.searched(""), CountryPickerInteractorDouble(list: .success(list)))
        let fragment = String(decoding: CountryResultsView().render(page), as: UTF8.self)
        let whole = String(decoding: CountryPickerView().render(page), as: UTF8.self)
        #expect(fragment.contains("Germany") && !fragment.contains("<html"))
        #expect(whole.contains(fragment.split(separator: "\n").dropFirst().joined(separator: "\n")))
    }

    @Test("A1 Both views decode a place into the same event")
    func events() {
        for place in [
            CountriesPlace.browse(search: "x", ticket), .results(search: "x", ticket),
            .choose(Sample.code("DE"), year), .close(ticket),
        ] {
            #expect(CountryPickerView().event(from: Visit(place)) == CountryResultsView().event(from: Visit(place)))
        }
        #expect(CountryPickerView().event(from: Visit(.close(ticket))) == .closed)
        #expect(CountryPickerView().event(from: Visit(.browse(search: "x", ticket))) == .searched("x"))
        func sent(_ fields: [Form.Field]) -> CountryPickerEvent {
            CountryPickerView().event(from: Visit(.browse(search: "x", .start), form: Form(fields)))
        }
        #expect(sent([.init("country", "DE")]) == .pressed(Sample.code("DE")))
        #expect(sent([]) == .pressed(nil) && sent([.init("country", "Germany")]) == .pressed(nil))
    }
}
