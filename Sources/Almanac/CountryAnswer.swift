/// A visitor's answer to the question for a country. It is the result of the country picker.
public enum CountryAnswer: Hashable, Sendable {
    case country(CountryCode)
    case cancel
}
