import AlmanacValues
import Layout
import VIPER

extension ComparedPlace: Described {
    static func describe(_ fields: inout some Fields<Self> & ~Copyable) {
        fields.place(
            { $0.territory }, country: { $0.name.localizedCountry }, region: { $0.name.localizedRegion })
        fields("zone", "The time zone (IANA) of most of its people; of a country that has several, the capital’s.") {
            $0.zone
        }
        fields.years("The years that there is data for.") { $0.knownYears }
    }
}

extension Fields where Self: ~Copyable {
    /// Days in a row.
    mutating func run(_ days: (Record) -> ClosedRange<CivilDate>) {
        self("first", "The first day.") { days($0).lowerBound }
        self("last", "The last day.") { days($0).upperBound }
        self("days", "How many days that are.") { days($0).length }
    }

    /// Who keeps a holiday, and its page.
    mutating func keepers(_ places: (Record) -> [Territory], page: (Record) -> Link?) {
        self("places", "The codes of the places that keep it.") { places($0) }
        self("page", "The holiday’s page for people; null if its source has no pages here.") { page($0) }
    }
}
