import HTML
import Testing

@testable import Light

@Suite("Light side: router")
struct LightSideRouterTests {
    @Test("A5 S9 The Router prints its own addresses, and the dark side's: all that it knows of it")
    func links() {
        #expect(LightSideRouter().link(to: .lightSide).description == "/light-side")
        #expect(LightSideRouter().link(to: .refresh).description == "/light-side?refresh=1")
        #expect(LightSideRouter().link(to: .darkSide).description == "/dark-side")
    }
}
