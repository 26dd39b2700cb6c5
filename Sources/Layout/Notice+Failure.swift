public import AlmanacValues
public import VIPER

extension Notice {
    /// Creates the notice for a service that could not supply `subject` ("the holidays in Germany").
    public init(_ failure: ServiceFailure, of subject: String, retry: Action?) {
        self.init(failure, title: "We could not show \(subject)", retry: retry)
    }

    /// Creates the notice for a service's failure, with the given title.
    public init(_ failure: ServiceFailure, title: String, retry: Action?) {
        self.init(
            title: title, explanation: SharedWords().explanation(of: failure), actions: [retry].compactMap(\.self))
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
