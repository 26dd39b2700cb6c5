import TestSupport
import Testing

@testable import Options

@Suite("Options: router")
struct OptionsEditorRouterTests {
    @Test("A5 The Router prints the addresses of Options, without any data of the visitor")
    func links() {
        let router = OptionsEditorRouter()
        #expect(router.link(to: .front).description == "/options" && router.link(to: .form).description == "/options")
        #expect(router.link(to: .draft).description == "/options?draft=1")
        #expect(router.link(to: .saved).description == "/options?saved=1")
        #expect(router.link(to: .chooseCountry).description == "/countries?for=options")
        #expect(!router.isSubflow)
    }

    @Test(
        "L1 A choice of the language leads on to the page that the form names, and home from anything else",
        arguments: [
            ("/holidays/de/2026?x=1", "/holidays/DE/2026"), ("/de/data", "/data"), ("//evil.example", "/"),
            ("https://evil.example/", "/"), ("", "/"), ("/nowhere", "/"), ("/%ff", "/"),
        ])
    func page(address: String, link: String) {
        #expect(OptionsEditorRouter().link(to: .page(at: address)).description == link)
    }

    @Test("A10 As a sub-flow Options keep their ticket in every address, and nest it in the picker’s")
    func subflow() {
        let router = OptionsEditorRouter(ticket: .start)
        #expect(router.isSubflow && router.link(to: .front).description == "/options")
        #expect(router.link(to: .form).description == "/options?for=start")
        #expect(router.link(to: .draft).description == "/options?for=start&draft=1")
        #expect(router.link(to: .saved).description == "/options?for=start&saved=1")
        #expect(router.link(to: .close).description == "/options/close?for=start")
        #expect(router.link(to: .chooseCountry).description == "/countries?for=options&for=start")
    }
}
