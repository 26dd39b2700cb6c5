import HTML

/// The addresses, the same for all three patterns.
public enum BirdsPlace: String, CaseIterable, Sendable {
    /// `/birds`: the list and the form. The form is sent to it too.
    case page = "birds"
    /// `/birds.json`: the list for programs.
    case json = "birds.json"

    public var link: Link { Link(segments: [rawValue]) }
}
