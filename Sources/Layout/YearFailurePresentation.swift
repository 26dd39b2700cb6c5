public import AlmanacValues
public import VIPER

/// The words for a failure, which are the same for people and for programs.
extension YearFailure {
    public var status: Status {
        switch self {
        case .unknownCountry, .uncovered, .unknownRegion: .notFound
        case .service(let failure, _): Status(failure)
        }
    }

    /// Returns the notice, with those of the links that help.
    ///
    /// - Parameters:
    ///   - subject: what could not be fetched, before the name of the country.
    ///   - choose: to the countries.
    ///   - whole: to the same year of the whole country.
    ///   - retry: to the same page.
    public func notice(
        of subject: String = "the holidays in", in country: CountryCode, choose: Link? = nil, whole: Link? = nil,
        retry: Link? = nil
    ) -> Notice {
        switch self {
        case .unknownCountry, .uncovered, .unknownRegion:
            SharedWords().notice(self, in: country, choose: choose, whole: whole)
        case .service(let failure, let name):
            Notice(
                failure, of: "\(subject) \(name.map(Phrases.inSentence) ?? country.description)",
                retry: retry.map { .init("Try again", $0) })
        }
    }
}
