import Testing
import VIPER
import VIPERTesting

@testable import Guestbook

@Suite("The guestbook as a whole")
struct GuestbookTests {
    private func visit(_ guestbook: Guestbook, _ address: String, form: Form? = nil) async throws -> RecordedVisit<
        Never
    > {
        let place = try #require(GuestbookPlace(address))
        return await RecordedVisit(guestbook.run(place, form: form))
    }

    @Test("The sub-flow's answer comes back to the book, and what is signed then has this stamp")
    func journey() async throws {
        let guestbook = Guestbook()
        #expect(try await visit(guestbook, "/stamps").text?.contains("href=\"/stamps/star\"") == true)
        let back = try #require(try await visit(guestbook, "/stamps/star").redirect)
        #expect(back.description == "/?stamp=star")
        #expect(try await visit(guestbook, back.description).text?.contains("Stamp: star.") == true)
        let form = Form([.init("name", "Ada"), .init("text", "Hello"), .init("stamp", "star")])
        #expect(try await visit(guestbook, "/", form: form).redirect?.description == "/")
        let signed = try #require(try await visit(guestbook, "/").text)
        #expect(signed.contains("Ada (star)") && signed.contains("<h1>Guestbook: 1 signature</h1>"))
    }

    @Test(
        "The Interactor checks the rules",
        arguments: [
            (BookDraft(name: " ", text: "x", stamp: .leaf), BookRule.nameMissing),
            (BookDraft(name: "x", text: "\n", stamp: .leaf), .textMissing),
            (BookDraft(name: "x", text: String(repeating: "x", count: 201), stamp: .leaf), .textTooLong(limit: 200)),
        ])
    func rules(draft: BookDraft, rule: BookRule) async {
        let store = SignatureStore()
        await #expect(throws: rule) { try await BookInteractor(signatures: store).sign(draft) }
        #expect(await store.all().isEmpty)
    }

    @Test("Every address parses back to its place; no other one does")
    func addresses() {
        let places: [GuestbookPlace] = [.book(stamp: nil), .book(stamp: .shell), .stamps, .stamp(.leaf)]
        for place in places { #expect(GuestbookPlace(place.link.description) == place) }
        for address in ["/x", "/?stamp=x", "/stamps/x", "/stamps/leaf/x", "/stamps?stamp=leaf", "/?"] {
            #expect(GuestbookPlace(address) == nil)
        }
    }
}
