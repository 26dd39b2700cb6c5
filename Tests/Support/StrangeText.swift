/// The texts that a page has to survive. The raw value is how the names of their snapshots end.
public enum StrangeText: String, CaseIterable, Sendable {
    case long = "long-text"
    case rightToLeft = "right-to-left"
    case hostile

    public var text: String {
        switch self {
        case .long: Sample.long
        case .rightToLeft: Sample.rightToLeft
        case .hostile: Sample.hostile
        }
    }
}
