public import Adapters
public import AlmanacValues
public import Entities
public import ServiceContracts

/// The two sides from an upstream.
public struct UpstreamSides: SideService {
    private let source: any SideAdapter
    private let documents: CachedDocuments

    public init(_ source: any SideAdapter, cache: DocumentCache, lifetimes: Lifetimes) {
        self.source = source
        documents = CachedDocuments(cache: cache, lifetimes: lifetimes)
    }

    public func code(of side: Side, refresh: Bool) async throws(ServiceFailure) -> Supply<SideCode> {
        try await documents.required(source.code(of: side), refresh: refresh)
    }

    public func masters(refresh: Bool) async throws(ServiceFailure) -> Supply<[Master]> {
        try await documents.required(source.masters, refresh: refresh)
    }

    public func holocrons(refresh: Bool) async throws(ServiceFailure) -> Supply<[Holocron]> {
        try await documents.required(source.holocrons, refresh: refresh)
    }
}
