import HTML
import Testing
import VIPER
import VIPERTesting

@Suite("Links of the recording Router")
struct RecordingRouterTests {
    private struct Year: Hashable {
        let country: String
        var number: Int?
        var kind = Kind.all
    }

    private enum Kind: Hashable {
        case all
        case only(String)
    }

    private enum Navigation: Hashable {
        case start
        case year(Year)
        case pair(from: Int, to: Int)
    }

    @Test("A link consists of the words of its place, so that different places have different links")
    func links() {
        let places: [(Navigation, String)] = [
            (.start, "start"), (.year(Year(country: "DE", number: 2026)), "year-DE-2026-all"),
            (.year(Year(country: "DE")), "year-DE-nil-all"),
            (.year(Year(country: "DE", number: 2026, kind: .only("bank"))), "year-DE-2026-only-bank"),
            (.pair(from: 1, to: 2), "pair-1-2"),
        ]
        for (place, words) in places {
            #expect(RecordingRouter().link(to: place).description == "/navigation/\(words)")
            #expect(RecordingRouter().link(to: place) == .to(place))
        }
    }

    @Test("The double records the places in order")
    func recording() {
        let router = RecordingRouter<Navigation>()
        _ = router.link(to: .pair(from: 1, to: 2))
        _ = router.link(to: .start)
        #expect(router.navigations == [.pair(from: 1, to: 2), .start])
    }
}
