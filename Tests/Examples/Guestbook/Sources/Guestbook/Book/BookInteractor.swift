struct BookInteractor: BookInteracting {
    static let limit = 200

    let signatures: any SignatureService

    func entries() async -> [BookEntry] {
        await signatures.all().map { BookEntry(name: $0.name, text: $0.text, stamp: $0.stamp) }
    }

    func sign(_ draft: BookDraft) async throws(BookRule) {
        guard draft.name.contains(where: { !$0.isWhitespace }) else { throw .nameMissing }
        guard draft.text.contains(where: { !$0.isWhitespace }) else { throw .textMissing }
        guard draft.text.count <= Self.limit else { throw .textTooLong(limit: Self.limit) }
        await signatures.add(Signature(name: draft.name, text: draft.text, stamp: draft.stamp))
    }
}
