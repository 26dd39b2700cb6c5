import Adapters
import AlmanacValues
import ServiceContracts

/// The documents of one upstream, through the cache.
struct CachedDocuments: DocumentLoader {
    let cache: DocumentCache
    let lifetimes: Lifetimes

    /// Returns nil if the upstream does not have the document.
    func document<Value>(
        _ document: UpstreamDocument<Value>, within time: Duration? = nil
    ) async throws(ServiceFailure) -> Supply<Value>? {
        try await cache.document(document.request, as: document.reading, lifetimes: lifetimes, within: time)
    }

    func required<Value>(_ document: UpstreamDocument<Value>) async throws(ServiceFailure) -> Supply<Value> {
        try await required(document, refresh: false)
    }

    /// - Parameter refresh: whether to ask the upstream even if the cached copy is fresh.
    func required<Value>(
        _ document: UpstreamDocument<Value>, refresh: Bool
    ) async throws(ServiceFailure) -> Supply<Value> {
        try await cache.required(document.request, as: document.reading, lifetimes: lifetimes, refresh: refresh)
    }

    /// Returns the cached copy, whatever its age; nil without one.
    func copy<Value>(_ document: UpstreamDocument<Value>) async -> Supply<Value>? {
        await cache.copy(document.request, as: document.reading)
    }
}
