public import AlmanacValues
public import Entities
public import ServiceContracts

/// The service of the two sides, backed by documents. Each document is read on first use and cached until it expires.
public struct SideLibrary: Sendable {
    private let reader: DocumentReader
    private let codes: [Side: ExpiringValue<SideCode>]
    private let masters: ExpiringValue<[Master]>
    private let holocrons: ExpiringValue<[Holocron]>
    private let report: @Sendable (DocumentFailure) -> Void

    /// - Parameters:
    ///   - source: where the documents come from.
    ///   - lifetime: how long a document is fresh; then it is read again.
    ///   - now: the clock that measures the lifetime.
    ///   - report: called for each document that could not be used while serving.
    public init(
        _ source: any DocumentSource, lifetime: Duration = .seconds(3600),
        now: @escaping @Sendable () -> ContinuousClock.Instant = { .now },
        report: @escaping @Sendable (DocumentFailure) -> Void = { _ in }
    ) {
        let reader = DocumentReader(source)
        self.reader = reader
        self.report = report
        codes = Dictionary(
            uniqueKeysWithValues: Side.allCases.map { side in
                (
                    side,
                    ExpiringValue(lifetime: lifetime, now: now) { () throws(DocumentFailure) in
                        try reader.code(of: side)
                    }
                )
            })
        masters = ExpiringValue(lifetime: lifetime, now: now) { () throws(DocumentFailure) in try reader.masters() }
        holocrons = ExpiringValue(lifetime: lifetime, now: now) { () throws(DocumentFailure) in try reader.holocrons() }
    }

    /// Reads every required document and validates it. Caches none.
    ///
    /// - Throws: why the first unusable document cannot be used, or that it is missing.
    public func validateAll() throws(DocumentFailure) {
        for side in Side.allCases { _ = try reader.code(of: side) }
        _ = try reader.masters()
        _ = try reader.holocrons()
    }
}

extension SideLibrary: SideService {
    public func code(of side: Side, refresh: Bool) async throws(ServiceFailure) -> Supply<SideCode> {
        guard let value = codes[side] else { throw .invalid }
        return try supply(of: value, refresh)
    }

    public func masters(refresh: Bool) async throws(ServiceFailure) -> Supply<[Master]> {
        try supply(of: masters, refresh)
    }

    public func holocrons(refresh: Bool) async throws(ServiceFailure) -> Supply<[Holocron]> {
        try supply(of: holocrons, refresh)
    }

    /// Visitors are only told that the source sent an invalid document; `report` gets the reason.
    private func supply<Value>(of value: ExpiringValue<Value>, _ refresh: Bool) throws(ServiceFailure) -> Supply<Value>
    {
        do throws(DocumentFailure) {
            return try value.supply(refresh: refresh, report: report)
        } catch {
            throw .invalid
        }
    }
}
