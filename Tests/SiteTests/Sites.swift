import HTTPMessages
import HTTPTypes
import TestSupport

@testable import Site

extension Site {
    /// A site with test doubles for all services.
    static func sample(
        countries: CountryServiceDouble = CountryServiceDouble([Sample.germany, Sample.unitedKingdom]),
        world: WorldServiceDouble = WorldServiceDouble(), configuration: Configuration = Moment().configuration()
    ) -> Site {
        Site.serving(
            Services(
                countries: countries, holidays: HolidayServiceDouble([Sample.germanCalendar]),
                occasions: OccasionServiceDouble(), quotes: QuoteServiceDouble(Sample.quotations(40)),
                people: PersonServiceDouble([Sample.curie]),
                sides: SideServiceDouble(),
                clock: ClockDouble(Sample.day("2026-09-21")), world: world),
            configuration)
    }

    /// The file or kept page that answers a request; nil if the request needs anything else.
    func finished(_ request: Request) -> Response? {
        if case .kept(let response) = answer(to: request) { response } else { nil }
    }

    func get(_ target: String, cookie: String? = nil) async -> Response {
        await respond(to: Request(target: target, cookie: cookie))
    }

    /// Sends a form as a browser does from a page of the site.
    func post(_ fields: String, to target: String = "/options", cookie: String? = nil, isSecure: Bool = false) async
        -> Response
    {
        await respond(
            to: Request(
                method: .post, target: target, cookie: cookie, contentType: "application/x-www-form-urlencoded",
                body: .complete(Array(fields.utf8)), fetchSite: "same-origin", isSecure: isSecure))
    }
}

extension Response {
    var text: String { String(decoding: bytes, as: UTF8.self) }
}
