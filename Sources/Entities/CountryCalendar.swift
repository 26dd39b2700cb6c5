/// A country with its holidays.
public struct CountryCalendar: Sendable {
    public let country: Country
    /// Nil if the source has no usable one.
    public let calendar: HolidayCalendar?

    public init(_ country: Country, _ calendar: HolidayCalendar?) {
        self.country = country
        self.calendar = calendar
    }
}
