import TestSupport
import Testing

@testable import Greeting

@Suite("Greeting: interactor")
struct HelloInteractorTests {
    @Test("G2 Without a name David Blaine is greeted, otherwise the visitor")
    func subject() {
        #expect(
            HelloInteractor(visitor: VisitorDouble()).greeting()
                == GreetingData(greeting: .hello, subject: "David Blaine"))
        #expect(HelloInteractor(visitor: VisitorDouble(Preferences(name: "Ada"))).greeting().subject == "Ada")
    }
}
