public import AlmanacValues
public import VIPER

// The status of each failure, which is the same for people and for programs. Its wording is in `Words+Notices`.

extension Status {
    /// Creates the status for a service's failure (RFC 9110, sections 15.6.3 to 15.6.5).
    public init(_ failure: ServiceFailure) {
        switch failure {
        case .unavailable(let retryAfter): self = .unavailable(retryAfter: retryAfter)
        case .invalid, .missing: self = .badGateway
        case .timedOut: self = .gatewayTimeout
        }
    }
}

extension TerritoryFailure {
    public var status: Status {
        switch self {
        case .unknownCountry, .uncovered, .unknownRegion: .notFound
        case .service(let failure, _): Status(failure)
        }
    }
}

extension TerritoryFailure {
    /// The code that no country has; nil for any other failure.
    public var unknownCode: CountryCode? { if case .unknownCountry(let code) = self { code } else { nil } }
}

extension YearFailure {
    /// Returns the code of the year's country if no country has it; nil for any other failure.
    public func unknownCode(_ country: CountryCode) -> CountryCode? {
        if case .unknownCountry = self { country } else { nil }
    }

    public var status: Status {
        switch self {
        case .unknownCountry, .uncovered, .unknownRegion: .notFound
        case .service(let failure, _): Status(failure)
        }
    }
}
