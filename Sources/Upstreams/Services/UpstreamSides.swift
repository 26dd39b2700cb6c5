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
        try await document("sides/\(side.rawValue)/code.xml", refresh) { bytes, label throws(DocumentFailure) in
            try OwnFormat.code(bytes, of: side, label: label)
        }
    }

    public func masters(refresh: Bool) async throws(ServiceFailure) -> Supply<[Master]> {
        try await document("sides/light/list.xml", refresh) { bytes, label throws(DocumentFailure) in
            try OwnFormat.masters(bytes, label: label)
        }
    }

    public func holocrons(refresh: Bool) async throws(ServiceFailure) -> Supply<[Holocron]> {
        try await document("sides/dark/list.xml", refresh) { bytes, label throws(DocumentFailure) in
            try OwnFormat.holocrons(bytes, label: label)
        }
    }

    private func document<Value: Sendable>(
        _ name: String, _ refresh: Bool,
        _ read: @escaping @Sendable ([UInt8], DocumentLabel) throws(DocumentFailure) -> Value
    ) async throws(ServiceFailure) -> Supply<Value> {
        let label = DocumentLabel(name: name, source: address.description)
        return try await cache.required(
            .xml(address.appending(name)),
            as: Reading(name: name) { bytes throws(DocumentFailure) in try read(bytes, label) },
            lifetimes: lifetimes, refresh: refresh)
    }
}
