import Almanac
import HTML
import Testing
import TestSupport
import VIPER

@testable import Countries

@Suite("Countries: the way in", .patient)
struct CountriesRouterTests {
    private let router = CountriesRouter(
        service: CountryServiceDouble([Sample.germany, Sample.ukraine]), assets: Sample.assets)
    private let ticket = Ticket.holidays(HolidayYear(Sample.code("DE"), 2026))

    private func text(_ place: CountriesPlace) async -> String? {
        guard case .page(let rendering) = await router.run(place) else { return nil }
        return String(decoding: rendering.bytes, as: UTF8.self)
    }

    @Test("C4 Choosing answers with the country, closing with cancel, browsing with nothing")
    func answers() async {
        guard case .answer(.country(Sample.code("DE"))) = await router.run(.choose(Sample.code("DE"), ticket)),
            case .answer(.cancel) = await router.run(.close(ticket)),
            case .page = await router.run(.browse(search: "", ticket)),
            case .page = await router.run(.choose(Sample.code("QQ"), ticket))
        else {
            Issue.record("an answer is missing, or one too many")
            return
        }
    }

    @Test("C3 The results alone have no frame; the page has")
    func fragment() async {
        #expect(await text(.results(search: "ukr", ticket))?.contains("Ukraine") == true)
        #expect(await text(.results(search: "ukr", ticket))?.contains("<html") == false)
        #expect(await text(.browse(search: "ukr", ticket))?.contains("<html") == true)
    }

    @Test("A5 The picker's links keep the ticket as it is")
    func links() {
        let router = PickerRouter(ticket: ticket)
        #expect(router.link(to: .everything).description == "/countries?for=holidays&country=DE&year=2026")
        #expect(router.link(to: .close).description == "/countries/close?for=holidays&country=DE&year=2026")
        #expect(router.link(to: .front).description == "/countries")
    }
}
