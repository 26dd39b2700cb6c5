public import AlmanacValues
import ServiceContracts

/// Answers with the site's own documents if a source fails and no copy of its document is cached.
///
/// Such an answer is marked (``SupplyAge/ownData(revised:)``). The source is asked each time, so it takes over as soon as
/// it supplies a document.
public struct Fallback: Sendable {
    private let revised: CivilDate?
    private let ledger: FallbackLedger

    /// - Parameter revised: the day on which the site's own documents last changed; nil if unknown.
    public init(revised: CivilDate?, ledger: FallbackLedger) {
        self.revised = revised
        self.ledger = ledger
    }

    /// Returns what the source supplies; nil if the source does not have it.
    ///
    /// - Parameters:
    ///   - name: what is asked, for the operator.
    ///   - own: asks the site's own documents for the same.
    /// - Throws: the source's failure if the site's own documents do not have it either.
    func supply<Value>(
        _ part: FallbackLedger.Part, _ name: String? = nil,
        of source: () async throws(ServiceFailure) -> Supply<Value>?,
        or own: () async throws(ServiceFailure) -> Supply<Value>?
    ) async throws(ServiceFailure) -> Supply<Value>? {
        let name = [part.rawValue, name].compactMap(\.self).joined(separator: " ")
        do throws(ServiceFailure) {
            let supply = try await source()
            ledger.supplied(name)
            return supply
        } catch {
            // A visit that was cancelled says nothing about the source, and nobody waits for the answer.
            guard !Task.isCancelled, let supply = try? await own() else { throw error }
            ledger.fellBack(part, name, error)
            return Supply(supply.value, age: .ownData(revised: revised), failure: error)
        }
    }

    /// Returns the same of what the source must have.
    func required<Value>(
        _ part: FallbackLedger.Part, _ name: String? = nil,
        of source: () async throws(ServiceFailure) -> Supply<Value>,
        or own: () async throws(ServiceFailure) -> Supply<Value>
    ) async throws(ServiceFailure) -> Supply<Value> {
        let supply = try await supply(
            part, name, of: { () throws(ServiceFailure) in Optional(try await source()) },
            or: { () throws(ServiceFailure) in Optional(try await own()) })
        guard let supply else { throw .missing }
        return supply
    }
}
