/// A message that is a part of others: who keeps a holiday, how long it goes on.
///
/// Only the catalogues make one, so no finished piece of text can be put into a message, and text from elsewhere is isolated
/// by its type.
public struct Sentence: Hashable, Sendable {
    /// The message, ready for a page.
    public let text: String

    init(_ text: String) {
        self.text = text
    }
}
