public import Almanac
import Documents

/// The two sides from a host that serves documents in our own format, below `sides/`.
public struct UpstreamSides: SideService {
    private let address: UpstreamAddress
    private let cache: DocumentCache
    private let lifetimes: Lifetimes

    public init(_ address: UpstreamAddress, cache: DocumentCache, lifetimes: Lifetimes) {
        self.address = address
        self.cache = cache
        self.lifetimes = lifetimes
    }

    public func code(of side: Side, refresh: Bool) async throws(ServiceFailure) -> Supply<SideCode> {
        try await document("sides/\(side.rawValue)/code.xml", refresh) { bytes, origin throws(DocumentFailure) in
            try DocumentReadings.code(bytes, of: side, origin: origin)
        }
    }

    public func masters(refresh: Bool) async throws(ServiceFailure) -> Supply<[Master]> {
        try await document("sides/light/list.xml", refresh) { bytes, origin throws(DocumentFailure) in
            try DocumentReadings.masters(bytes, origin: origin)
        }
    }

    public func holocrons(refresh: Bool) async throws(ServiceFailure) -> Supply<[Holocron]> {
        try await document("sides/dark/list.xml", refresh) { bytes, origin throws(DocumentFailure) in
            try DocumentReadings.holocrons(bytes, origin: origin)
        }
    }

    private func document<Value: Sendable>(
        _ name: String, _ refresh: Bool,
        _ read: @escaping @Sendable ([UInt8], DocumentOrigin) throws(DocumentFailure) -> Value
    ) async throws(ServiceFailure) -> Supply<Value> {
        let origin = DocumentOrigin(name: name, source: address.description)
        return try await cache.required(
            .xml(address.appending(name)),
            as: Reading(name: name) { bytes throws(DocumentFailure) in try read(bytes, origin) },
            lifetimes: lifetimes, refresh: refresh)
    }
}
