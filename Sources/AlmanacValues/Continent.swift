/// A continent: a region of the United Nations (M49), but with two Americas, and with Antarctica. The raw value is its
/// word in documents and records.
public enum Continent: String, CaseIterable, Hashable, Sendable {
    case africa
    case antarctica
    case asia
    case europe
    /// With Central America and the Caribbean.
    case northAmerica = "north-america"
    case oceania
    case southAmerica = "south-america"
}
