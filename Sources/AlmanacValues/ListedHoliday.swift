/// One holiday, and the list in which a visitor finds it: the way back leads there.
public struct ListedHoliday: Hashable, Sendable {
    public let reference: HolidayReference
    public let filter: HolidayFilter

    /// - Parameter filter: that of the list; by default the list of public holidays of the country.
    public init(_ reference: HolidayReference, in filter: HolidayFilter = HolidayFilter()) {
        self.reference = reference
        self.filter = filter
    }
}
