import TestSupport
import Testing

@testable import Greeting

@Suite("Greeting: router")
struct HelloRouterTests {
    @Test("A5 The Router prints the address")
    func links() {
        #expect(HelloRouter().link(to: .front).description == "/greeting")
        #expect(HelloRouter().link(to: .options(isShown: false)).description == "/options?for=greeting")
        #expect(HelloRouter().link(to: .options(isShown: true)).description == "/options?for=greeting&show=1")
    }
}
