import Birds
import Doubles
import Testing
import VIPER
import VIPERTesting

@testable import BirdsVIPER

@Suite("VIPER: router")
struct SightingsRouterTests {
    @Test(
        "The address chooses the View",
        arguments: [(BirdsPlace.page, "text/html; charset=utf-8"), (.json, "application/json")])
    func views(place: BirdsPlace, mediaType: String) async {
        let router = SightingsRouter(service: SightingServiceDouble(nil))
        let visit = RecordedVisit(await router.respond(to: Visit(place)))
        #expect(visit.mediaType == mediaType && visit.status == .unavailable(retryAfter: nil))
    }

    @Test("The links")
    func links() {
        #expect(SightingsLinks().link(to: .front) == BirdsPlace.page.link)
    }
}
