public import AlmanacValues
public import HTML
public import VIPER

/// The words for a place whose days off cannot be told, which are the same for people and for programs.
extension TerritoryFailure {
    public var status: Status {
        switch self {
        case .unknownCountry, .uncovered, .unknownRegion: .notFound
        case .service(let failure, _): Status(failure)
        }
    }

    /// Returns the notice, with those of the links that help.
    ///
    /// - Parameters:
    ///   - choose: the label of the link to the countries, and the link.
    ///   - retry: to the same page.
    public func notice(choose: Notice.Action? = nil, retry: Link? = nil) -> Notice {
        SharedWords().notice(self, choose: choose, retry: retry)
    }
}
