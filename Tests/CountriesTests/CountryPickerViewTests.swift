import SnapshotSupport
import Testing

@testable import Countries

@Suite("Country picker: views and snapshots", .noOrphanedSnapshots(prefix: "picker-"))
struct CountryPickerViewTests {
    private let view = CountryPickerView(assets: Sample.assets)
    private let year = HolidayYear(
        Sample.code("DE"), 2026, HolidayFilter(types: .only(.bank), region: Sample.region("BY")))
    private var ticket: CountryTicket { .holidays(year) }
    private let list = CountryList(
        countries: [
            .init(Sample.ivoryCoast), .init(Sample.germany), .init(Sample.unitedKingdom),
        ], age: nil)

    /// The real Router prints the links, so a snapshot shows the addresses that visitors get.
    private func page(
        _ event: CountryPickerEvent, _ interactor: CountryPickerInteractorDouble, _ ticket: CountryTicket? = nil
    ) async throws -> CountryPickerPage {
        let presenter = CountryPickerPresenter(
            interactor: interactor, router: CountryPickerRouter(ticket: ticket ?? self.ticket))
        return try await presenter.handle(event).shown.page
    }

    private func compare(
        _ name: String, _ event: CountryPickerEvent, _ interactor: CountryPickerInteractorDouble,
        _ ticket: CountryTicket? = nil
    ) async throws {
        try expectSnapshot(of: try await page(event, interactor, ticket), in: view, named: "picker-\(name)")
    }

    @Test("C3 regions", arguments: [("regions", CountryTicket.holidays(nil)), ("regions-buttons", .start)])
    func regions(name: String, ticket: CountryTicket) async throws {
        var found = list
        found.regions = [
            CountryList.Region(
                country: Sample.code("DE"), code: Sample.region("BY"), name: .english("Bavaria"),
                countryName: "Germany",
                localName: LocalizedText("Bayern", language: "de"))
        ]
        try await compare(name, .searched("b"), CountryPickerInteractorDouble(list: .success(found)), ticket)
    }

    @Test("A1 Both views decode a place into the same event")
    func events() {
        for place in [
            CountriesPlace.browse(search: "x", ticket), .results(search: "x", ticket),
            .choose(Sample.code("DE"), year), .chooseRegion(Sample.code("DE"), Sample.region("BY"), year),
            .close(ticket),
        ] {
            #expect(view.event(from: Visit(place)) == CountryResultsView().event(from: Visit(place)))
        }
        #expect(view.event(from: Visit(.close(ticket))) == .closed)
        #expect(view.event(from: Visit(.browse(search: "x", ticket))) == .searched("x"))
        func sent(_ fields: [Form.Field]) -> CountryPickerEvent {
            view.event(from: Visit(.browse(search: "x", .start), form: Form(fields)))
        }
        #expect(sent([.init("country", "DE")]) == .pressed(Sample.code("DE")))
        #expect(sent([.init("country", "DE-BY")]) == .pressedRegion(Sample.code("DE"), Sample.region("BY")))
        #expect(sent([]) == .pressed(nil) && sent([.init("country", "Germany")]) == .pressed(nil))
    }

    @Test("C7 loading, in the frame of the final page, even if that is a failure")
    func loading() async throws {
        let presenter = CountryPickerPresenter(
            interactor: CountryPickerInteractorDouble(list: .success(list)),
            router: CountryPickerRouter(ticket: ticket))
        for text in ["", "land"] {
            let loading = try #require(presenter.loading(.searched(text))).page
            for result in [Result.success(list), .failure(SearchFailure.service(.invalid))] {
                let final = try await page(.searched(text), CountryPickerInteractorDouble(list: result))
                #expect(final.head.title == loading.head.title && final.head.canonical == loading.head.canonical)
                #expect(content(final) == content(loading))
            }
        }
        let page = try #require(presenter.loading(.searched(""))).page
        try expectSnapshot(of: page, in: view, named: "picker-loading")
    }

    /// The content of a page before the place of its loading state.
    private func content(_ page: CountryPickerPage) -> Substring {
        let text = String(decoding: view.render(page), as: UTF8.self)
        let start = text.firstRange(of: "<main")?.upperBound ?? text.endIndex
        return text[start...].prefix(upTo: text[start...].firstRange(of: "</form>")?.upperBound ?? start)
    }

    @Test("C3 The fragment that the script loads is identical to the page's list of results")
    func fragment() async throws {
        let page = try await page(.searched(""), CountryPickerInteractorDouble(list: .success(list)))
        let fragment = String(decoding: CountryResultsView().render(page), as: UTF8.self)
        let whole = String(decoding: view.render(page), as: UTF8.self)
        #expect(fragment.contains("Germany") && !fragment.contains("<html"))
        #expect(whole.contains(fragment.split(separator: "\n").dropFirst().joined(separator: "\n")))
    }

    @Test("C1 buttons") func buttons() async throws {
        try await compare("buttons", .searched(""), CountryPickerInteractorDouble(list: .success(list)), .start)
    }

    @Test("C1 normal") func normal() async throws {
        try await compare("normal", .searched(""), CountryPickerInteractorDouble(list: .success(list)))
    }

    @Test("C3 Nothing found: the message quotes the search text")
    func nothing() async throws {
        let nothing = CountryPickerInteractorDouble(list: .success(CountryList(countries: [], age: nil)))
        try await compare("nothing", .searched("zzz"), nothing)
    }

    @Test("H4 The last good list is marked with its age")
    func old() async throws {
        let old = CountryPickerInteractorDouble(
            list: .success(CountryList(countries: list.countries, age: .seconds(7200))))
        try await compare("old", .searched(""), old)
    }

    @Test("C3 too long: the text stays in the field, with a message")
    func tooLong() async throws {
        let tooLong = CountryPickerInteractorDouble(list: .failure(.tooLong(limit: 100)))
        try await compare("long-text", .searched(Sample.long), tooLong)
    }

    @Test("D2 unknown country: the list stays") func unknownCountry() async throws {
        let unknown = CountryPickerInteractorDouble(list: .success(list), standing: .success(.unknown))
        try await compare("unknown-country", .chose(Sample.code("QQ")), unknown)
    }

    @Test("D2 An uncovered country has its own message, unlike an unknown one; the list stays")
    func uncovered() async throws {
        let uncovered = CountryPickerInteractorDouble(
            list: .success(list), standing: .success(.uncovered(name: "Kiribati")))
        try await compare("uncovered", .chose(Sample.code("KI")), uncovered)
    }

    @Test("H4 error") func error() async throws {
        let failing = CountryPickerInteractorDouble(
            list: .failure(.service(.unavailable(retryAfter: nil))), standing: .failure(.service(.invalid)))
        try await compare("error", .searched(""), failing)
    }

    @Test("C3 right-to-left and hostile text") func hostile() async throws {
        let strange = CountryList(
            countries: [
                .init(
                    Sample.country(
                        "AE", "United Arab Emirates", local: [LocalizedText(Sample.rightToLeft, language: "ar")])),
                .init(
                    Sample.country("ZX", Sample.hostile, local: [LocalizedText("x", language: "\" onclick=\"alert(1)")])
                ),
            ], age: nil)
        try await compare("hostile", .searched(Sample.hostile), CountryPickerInteractorDouble(list: .success(strange)))
    }
}
