import VIPERTesting

@testable import Guestbook

struct BookInteractorDouble: BookInteracting {
    var onEntries = Stub<Void, [BookEntry]>(unset: "entries()", placeholder: [])
    var onSign = Stub<BookDraft, Result<Void, BookRule>>(unset: "sign(_:)", placeholder: .failure(.nameMissing))

    func entries() async -> [BookEntry] { onEntries(()) }
    func sign(_ draft: BookDraft) async throws(BookRule) { try onSign(draft).get() }
}
