public import AlmanacValues

extension CivilDate {
    /// Returns the one day that a text in figures means, such as "24.12.2026"; nil for anything else, for a day without a
    /// year, and if it can be read in two ways, as "4/12/2026" can.
    public init?(figures text: String) {
        let readings = WrittenDate.reading(of: text).dates
        guard readings.count == 1, let found = readings.first, let year = found.year else { return nil }
        self.init(year: year, month: found.month, day: found.day)
    }
}
