public import AlmanacValues

extension Words {
    /// "We have data for Bavaria, Germany from 2020 to 2035."
    public func dataRange(of place: PlaceName, _ known: ClosedRange<Int>) -> String {
        say("We have data for \(place) \(years: known).")
    }
}
