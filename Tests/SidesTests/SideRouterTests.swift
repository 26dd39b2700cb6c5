import Almanac
import HTML
import Testing

@testable import Sides

@Suite("Side: router")
struct SideRouterTests {
    @Test("A5 The Router prints both sides' addresses")
    func links() {
        #expect(SideRouter().link(to: .side(.light)).description == "/light-side")
        #expect(SideRouter().link(to: .refresh(.light)).description == "/light-side?refresh=1")
    }
}
