public import Almanac
public import HTML

extension Notice {
    /// What to say about a well-formed code that no country has.
    public static func unknownCountry(_ code: CountryCode, choose: Link) -> Notice {
        Notice(
            title: "There is no country “\(code)”",
            explanation: "Countries have two-letter codes, such as DE or JP. Look for yours by name.",
            actions: [Action("Choose Country", choose)])
    }
}
