/// One of the two sides of the Force.
public enum Side: String, Sendable, CaseIterable {
    case light, dark
}
