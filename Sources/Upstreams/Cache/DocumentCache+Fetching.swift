import Adapters
import AlmanacValues
import Documents
import Landings
import Synchronization

extension DocumentCache {
    /// Fetches a document, caches it if it is valid, records any failure, and resumes the waiting visitors.
    ///
    /// - Parameter held: the cached copy, which the upstream may confirm.
    func fetch<Value>(
        _ key: DocumentKey, as reading: Reading<Value>, _ lifetimes: Lifetimes, holding held: CachedCopy?,
        for landing: Landing<CacheState.Outcome>
    ) async {
        let outcome: CacheState.Outcome
        do throws(UpstreamFailure) {
            let validators = held?.validators.isEmpty == false ? held?.validators : nil
            switch try await upstream.fetch(key.request, unless: validators) {
            case .document(let bytes, let validators):
                outcome = read(bytes, validators, key, reading, lifetimes, held)
            case .notModified:
                outcome = renew(held, key, reading, lifetimes)
            case .absent:
                outcome = absent("the upstream has no such document (status 404 or 410)", reading, lifetimes, held)
            }
        } catch .status(let code, let host, _) where key.request.absentStatuses.contains(code) {
            outcome = absent("\(UpstreamFailure.status(code, host: host, retryAfter: nil))", reading, lifetimes, held)
        } catch .suspended(let host, let wait) {
            report(.failed(name: reading.name, .suspended(host: host, retryAfter: wait)))
            outcome = .trouble(Trouble(.refused, until: clock.instant + min(wait, Trouble.longestPause)))
        } catch {
            report(.failed(name: reading.name, error))
            outcome = trouble(.failed(error.serviceFailure), lifetimes)
        }
        finish(outcome, key, reading.name, lifetimes, held: held, landing)
    }

    private func read<Value>(
        _ bytes: [UInt8], _ validators: Validators, _ key: DocumentKey, _ reading: Reading<Value>,
        _ lifetimes: Lifetimes, _ held: CachedCopy?
    ) -> CacheState.Outcome {
        do throws(DocumentFailure) {
            guard let value = try reading.read(bytes) else {
                return absent("the upstream reports that the document does not exist", reading, lifetimes, held)
            }
            let (now, checksum) = (clock.seconds, Checksum.of(bytes))
            // An upstream without validators sends in full what has not changed.
            let came = held.flatMap { $0.checksum == checksum ? $0.came : nil } ?? now
            // Queue the write before the outcome is published, so that documents reach the disk in the order in which
            // they came.
            shelf?.store(
                ShelvedDocument(bytes: bytes, validators: validators, fetched: came, renewed: now), for: key.request)
            return .copy(
                CachedCopy(
                    value: value, size: bytes.count, checksum: checksum, validators: validators,
                    came: came, renewed: clock.instant))
        } catch {
            state.withLock { $0.counts.refused += 1 }
            let file = shelf?.keepAside(bytes, name: reading.name, request: key.request)
            report(.refused(name: reading.name, error, file: file))
            return trouble(.failed(.invalid), lifetimes)
        }
    }

    private func renew<Value>(
        _ held: CachedCopy?, _ key: DocumentKey, _ reading: Reading<Value>, _ lifetimes: Lifetimes
    ) -> CacheState.Outcome {
        guard var copy = held, !copy.validators.isEmpty else {
            let failure = DocumentFailure.unreadable(
                name: reading.name, source: "upstream", reason: "status 304 without a conditional request")
            report(.refused(name: reading.name, failure, file: nil))
            return trouble(.failed(.invalid), lifetimes)
        }
        copy.renewed = clock.instant
        shelf?.renew(key.request, copy.validators, at: clock.seconds)
        return .copy(copy)
    }

    /// Reports an absent document. If a copy is cached, `land` reports it as vanished instead.
    private func absent<Value>(
        _ reason: String, _ reading: Reading<Value>, _ lifetimes: Lifetimes, _ held: CachedCopy?
    ) -> CacheState.Outcome {
        if held == nil { report(.absent(name: reading.name, reason: reason, isRequired: reading.isRequired)) }
        return trouble(.absent, lifetimes)
    }

    private func trouble(_ kind: Trouble.Kind, _ lifetimes: Lifetimes) -> CacheState.Outcome {
        .trouble(Trouble(kind, at: clock.instant, lifetimes))
    }

    private func finish(
        _ outcome: CacheState.Outcome, _ key: DocumentKey, _ name: String, _ lifetimes: Lifetimes, held: CachedCopy?,
        _ landing: Landing<CacheState.Outcome>
    ) {
        let now = clock.instant
        let (isRevised, isRecovered) = state.withLock {
            $0.finished(outcome, key, showed: held, lifetimes, at: now)
        }
        if isRevised { revisions.add(1, ordering: .releasing) }
        if isRecovered { report(.recovered(name: name)) }
        if case .trouble(let trouble) = outcome, trouble.kind == .absent, held != nil {
            report(.vanished(name: name))
        }
        landing.settle(outcome)
    }
}
