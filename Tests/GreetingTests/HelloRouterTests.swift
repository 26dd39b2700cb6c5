import HTML
import Testing

@testable import Greeting

@Suite("Greeting: router")
struct HelloRouterTests {
    @Test("A5 The Router prints the address")
    func links() {
        #expect(HelloRouter().link(to: .front).description == "/greeting")
    }
}
