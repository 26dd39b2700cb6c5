import Adapters
import Documents
import Landings
import Support
import Synchronization

extension DocumentCache {
    /// How long to wait for the disk before asking the upstream.
    static let diskPatience = Duration.milliseconds(250)

    /// How far in the future a file's date may be, in seconds: the clocks of two machines differ a little. A file dated
    /// later has an unknown age.
    private static let clockDifference: Int64 = 60

    /// Returns the copy in memory, or else loads it from disk into memory. Lookups of the same document share one read.
    func copyAtHand<Value>(
        _ key: DocumentKey, _ reading: Reading<Value>, within time: Duration
    ) async -> CachedCopy? {
        let (copy, landing, isNew) = state.withLock { state -> (CachedCopy?, Landing<CachedCopy?>?, Bool) in
            if let copy = state.copies.value(key) { return (copy, nil, false) }
            guard shelf != nil else { return (nil, nil, false) }
            if let landing = state.loads[key] { return (nil, landing, false) }
            let landing = Landing<CachedCopy?>()
            state.loads[key] = landing
            return (nil, landing, true)
        }
        guard let landing, let shelf else { return copy }
        if isNew {
            let trace = TraceContext.current
            Task.detached {
                let copy = await TraceContext.with(trace) { await self.load(key, reading, from: shelf) }
                landing.settle(self.state.withLock { $0.loaded(copy, key) })
            }
        }
        return await landing.value(within: time, clock) ?? nil
    }

    /// Returns the copy in memory, or the one that a slow disk delivers in time; nil at once if no read is in progress.
    func lateCopy(_ key: DocumentKey, within time: Duration) async -> CachedCopy? {
        let (copy, landing) = state.withLock { ($0.copies.value(key), $0.loads[key]) }
        if copy != nil || time <= .zero { return copy }
        return await landing?.value(within: time, clock) ?? nil
    }

    /// Loads a document from disk. It is parsed and validated like one from the upstream. A file that fails is removed:
    /// it is damaged, or another version of the program with other rules wrote it.
    private func load<Value>(
        _ key: DocumentKey, _ reading: Reading<Value>, from shelf: ShelfQueue
    ) async -> CachedCopy? {
        switch await shelf.load(key.request) {
        case .none:
            return nil
        case .damaged(let reason):
            discarded(reading.name, reason)
            return nil
        case .document(let document):
            do throws(DocumentFailure) {
                if let value = try reading.read(document.bytes) { return copy(value, document) }
                discarded(reading.name, "it reports that the document does not exist")
            } catch {
                discarded(reading.name, "\(error)")
            }
            shelf.discard(key.request)
            return nil
        }
    }

    private func discarded(_ name: String, _ reason: String) {
        state.withLock { $0.counts.discarded += 1 }
        report(.discarded(name: name, reason: reason))
    }

    private func copy(_ value: any Sendable, _ document: ShelvedDocument) -> CachedCopy {
        let age = clock.seconds - document.renewed
        return CachedCopy(
            value: value, size: document.bytes.count, checksum: Checksum.of(document.bytes),
            validators: document.validators, came: document.fetched,
            renewed: age < -Self.clockDifference ? nil : clock.instant - .seconds(max(age, 0)))
    }
}
