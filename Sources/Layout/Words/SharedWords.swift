/// The messages that all modules share, without any of a module: for the frame, and for pages that no module makes.
public struct SharedWords: Words {
    public init() {}
}
