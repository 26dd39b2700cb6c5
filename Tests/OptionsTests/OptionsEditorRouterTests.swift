import HTML
import Testing

@testable import Options

@Suite("Options: router")
struct OptionsEditorRouterTests {
    @Test("A5 The Router prints the addresses of Options, without any data of the visitor")
    func links() {
        let router = OptionsEditorRouter()
        #expect(router.link(to: .form).description == "/options")
        #expect(router.link(to: .draft).description == "/options?draft=1")
        #expect(router.link(to: .saved).description == "/options?saved=1")
        #expect(router.link(to: .chooseCountry).description == "/countries?for=options")
    }
}
