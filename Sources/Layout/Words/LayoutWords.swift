public import AlmanacValues

/// The messages that all modules share, without any of a module: for the frame, and for pages that no module makes.
public struct LayoutWords: Words {
    public let phrases: Phrases

    public init(_ language: Language = .english) { phrases = .of(language) }

    init(_ phrases: Phrases) { self.phrases = phrases }
}
