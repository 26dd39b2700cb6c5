import Documents
import Synchronization

extension DocumentCache {
    /// If the disk does not answer in that time, the upstream is asked.
    static let diskPatience = Duration.milliseconds(250)

    /// A file whose time lies further ahead than this was not written now (clocks of two machines differ a little).
    private static let clockDifference: Int64 = 60

    /// The copy in memory, or else the one on disk, which goes into memory. Equal wishes read the disk once.
    func copyAtHand<Value>(
        _ key: DocumentKey, _ reading: Reading<Value>, within time: Duration
    ) async -> CachedCopy? {
        let (copy, flight, isNew) = state.withLock { state -> (CachedCopy?, Flight<CachedCopy?>?, Bool) in
            if let copy = state.copies.value(key) { return (copy, nil, false) }
            guard shelf != nil else { return (nil, nil, false) }
            if let flight = state.loads[key] { return (nil, flight, false) }
            let flight = Flight<CachedCopy?>()
            state.loads[key] = flight
            return (nil, flight, true)
        }
        guard let flight, let shelf else { return copy }
        if isNew {
            Task.detached {
                let copy = await self.load(key, reading, from: shelf)
                flight.land(self.state.withLock { $0.loaded(copy, key) })
            }
        }
        return await flight.outcome(within: time, clock) ?? nil
    }

    /// The copy that a slow disk brings after all; nil at once if nobody waits for one.
    func lateCopy(_ key: DocumentKey, within time: Duration) async -> CachedCopy? {
        let (copy, flight) = state.withLock { ($0.copies.value(key), $0.loads[key]) }
        if copy != nil || time <= .zero { return copy }
        return await flight?.outcome(within: time, clock) ?? nil
    }

    /// What is read back goes the same way as what comes from the upstream, and is removed where it does not get
    /// through: it is damaged, or it was written by a program that read otherwise.
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
                discarded(reading.name, "it says that there is no such document")
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
            validators: document.validators,
            renewed: age < -Self.clockDifference ? nil : clock.instant - .seconds(max(age, 0)))
    }
}
