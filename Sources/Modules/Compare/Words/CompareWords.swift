import AlmanacValues
import Layout

extension CompareWords {
    // MARK: Places

    /// What the comparison leaves out: the regional holidays of countries for which no region was chosen.
    func nationwide(_ places: [PlaceName]) -> String {
        paragraph(
            nationwideOf(places: places),
            searchForARegion)
    }
}
