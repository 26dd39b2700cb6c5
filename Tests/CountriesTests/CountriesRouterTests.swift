import SnapshotSupport
import Testing

@testable import Countries

@Suite("Countries: entry point", .patient)
struct CountriesRouterTests {
    private let router = CountriesRouter(
        Sample.context(.only(countries: CountryServiceDouble([Sample.germany, Sample.ukraine]))))
    private let year = HolidayYear(Sample.code("DE"), 2026)
    private var ticket: CountryTicket { .holidays(year) }

    private func text(_ place: CountriesPlace) async -> String? {
        guard case .page(let rendering) = await router.start(Visit(place)) else { return nil }
        return rendering.text
    }

    @Test("C4 Choosing answers with the country, closing with cancel, browsing with nothing")
    func answers() async {
        guard case .answer(.country(Sample.code("DE"))) = await router.start(Visit(.choose(Sample.code("DE"), year))),
            case .answer(.cancel) = await router.start(Visit(.close(ticket))),
            case .page = await router.start(Visit(.browse(search: "", ticket))),
            case .page = await router.start(Visit(.choose(Sample.code("QQ"), year)))
        else { Issue.record("an answer is missing, or one too many"); return }
    }

    @Test("C4 A form answers like a link; an unknown country shows a message and does not answer")
    func form() async {
        func send(_ fields: [Form.Field]) async -> Outcome<CountryAnswer> {
            await router.start(Visit(.browse(search: "", .start), form: Form(fields)))
        }
        guard case .answer(.country(Sample.code("DE"))) = await send([.init("country", "de")]) else {
            Issue.record("the form does not answer")
            return
        }
        for (fields, title) in [
            ([], "Country not found"), ([.init("country", "<b>")], "Country not found"),
            ([.init("country", "QQ")], "No country has the code “QQ”"),
        ] as [([Form.Field], String)] {
            guard case .page(let page) = await send(fields) else { Issue.record("\(fields) are an answer"); continue }
            #expect(page.status == .unprocessableContent && page.text.contains(title) && page.text.contains("Ukraine"))
        }
    }

    @Test("C3 The results fragment has no frame; the page has one")
    func fragment() async {
        #expect(await text(.results(search: "ukr", ticket))?.contains("Ukraine") == true)
        #expect(await text(.results(search: "ukr", ticket))?.contains("<html") == false)
        #expect(await text(.browse(search: "ukr", ticket))?.contains("<html") == true)
    }
}
