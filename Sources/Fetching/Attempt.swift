import Adapters
import Support
import Upstreams

/// One attempt at a document: resolves the host, sends the request to the first address that accepts a connection, and
/// follows one redirect on the same host.
struct Attempt: Sendable {
    let roundTrip: RoundTrip
    let rule: AddressRule
    let connector: Connector

    /// The most addresses of a host to try.
    private static let addressLimit = 3
    /// The longest `Location` to follow, in bytes.
    private static let locationLimit = 2048

    func run(at address: WebAddress) async -> Result<UpstreamAnswer, UpstreamFailure> {
        let addresses: [IPAddress]
        switch await rule.addresses(of: address.endpoint) {
        case .success(let found): addresses = Array(found.prefix(Self.addressLimit))
        case .failure(let failure): return .failure(failure)
        }
        var address = address
        var outcome = await ask(address, at: addresses)
        if case .redirect(let location, let status) = outcome {
            switch target(of: location, status: status, from: address) {
            case .success(let target): address = target
            case .failure(let failure): return .failure(failure)
            }
            outcome = await ask(address, at: addresses)
        }
        switch outcome {
        case .answer(let answer): return .success(answer)
        case .failure(let failure), .unconnected(let failure): return .failure(failure)
        case .redirect: return .failure(.redirected(host: address.endpoint.label, to: Self.ownAddress))
        }
    }

    private func ask(_ address: WebAddress, at addresses: [IPAddress]) async -> RoundTrip.Outcome {
        var outcome = RoundTrip.Outcome.failure(.stopped(host: address.endpoint.label))
        for place in addresses where !Task.isCancelled {
            outcome = await roundTrip.run(at: address, over: place, by: connector)
            guard case .unconnected = outcome else { break }
        }
        return outcome
    }

    /// The target of a redirect, or a failure if it may not be followed. A redirect must keep scheme, host and port,
    /// and must not turn a POST into a GET.
    private func target(
        of location: String?, status: Int, from address: WebAddress
    ) -> Result<WebAddress, UpstreamFailure> {
        let host = address.endpoint.label
        guard let location, location.utf8.count <= Self.locationLimit, let target = address.resolving(location) else {
            return .failure(.redirected(host: host, to: "an invalid address"))
        }
        guard target.endpoint == address.endpoint else {
            let label = "\(target.endpoint.scheme)://\(target.endpoint.label)"
            let isSecret = roundTrip.request.secret?.shows(in: label) == true
            return .failure(.redirected(host: host, to: isSecret ? "another host" : label))
        }
        guard roundTrip.request.method == .get || status == 307 || status == 308 else {
            return .failure(.redirected(host: host, to: Self.ownAddress))
        }
        return .success(target)
    }

    private static let ownAddress = "another address on the same host"
}

extension UpstreamFailure {
    static func stopped(host: String) -> UpstreamFailure {
        .unreachable(host: host, reason: "the program is shutting down")
    }
}
