public import AlmanacValues
public import VIPER

/// The answer of the page of a day after a place was chosen: the caller saves it, and continues at the link.
public struct WorldAnswer: Hashable, Sendable {
    public let place: Territory
    public let next: Link
}
