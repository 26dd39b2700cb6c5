public import AlmanacValues
public import HTML

extension Notice {
    /// Returns the notice for a well-formed code that no country has.
    ///
    /// - Parameter choose: a link to the countries; nil if there is nowhere to show it.
    public static func unknownCountry(_ code: CountryCode, choose: Link?) -> Notice {
        SharedWords().unknownCountry(code, choose: choose)
    }

    /// Returns the notice for a country that exists, but that the holiday source does not cover.
    ///
    /// - Parameter choose: a link to the countries that the source covers; nil on a page that lists them.
    public static func uncovered(country name: ForeignText, choose: Link?) -> Notice {
        SharedWords().uncovered(country: name, choose: choose)
    }
}
