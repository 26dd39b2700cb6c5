import AlmanacValues
import Layout

extension CompareWords {
    // MARK: Places

    /// What the places do not tell: the regional holidays of countries whose regions were not chosen.
    func nationwide(_ places: [PlaceName]) -> String {
        paragraph(
            nationwideOf(places: places),
            searchForARegion)
    }
}
