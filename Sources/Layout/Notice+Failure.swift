public import Almanac
public import VIPER

extension Notice {
    /// Creates the notice for a service that could not supply `subject` ("the holidays of Germany").
    public init(_ failure: ServiceFailure, of subject: String, retry: Action?) {
        self.init(failure, title: "We could not show \(subject)", retry: retry)
    }

    /// Creates the notice for a service's failure, with the given title.
    public init(_ failure: ServiceFailure, title: String, retry: Action?) {
        let reason =
            switch failure {
            case .unavailable: "The source we read from cannot be reached at the moment."
            case .invalid: "The source we read from sent something that we cannot trust, so we do not show it."
            case .missing: "The source we read from does not have it."
            case .timedOut: "The source we read from did not answer in time."
            }
        self.init(
            title: title,
            explanation: "\(reason) Nothing is wrong at your end. Please try again in a few minutes.",
            actions: [retry].compactMap { $0 })
    }
}

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
