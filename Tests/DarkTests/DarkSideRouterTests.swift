import HTML
import Testing

@testable import Dark

@Suite("Dark side: router")
struct DarkSideRouterTests {
    @Test("A5 S9 The Router prints its own addresses, and the light side's: all that it knows of it")
    func links() {
        #expect(DarkSideRouter().link(to: .darkSide).description == "/dark-side")
        #expect(DarkSideRouter().link(to: .refresh).description == "/dark-side?refresh=1")
        #expect(DarkSideRouter().link(to: .lightSide).description == "/light-side")
    }
}
