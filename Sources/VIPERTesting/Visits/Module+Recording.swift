public import VIPER

extension Module {
    /// Runs a visit to its end and returns what the visitor got.
    ///
    /// ```swift
    /// // given
    /// let module = Module(view: BookView(), presenter: presenter)
    /// // when
    /// let visit = await module.recorded(Visit(.book))
    /// // then
    /// #expect(visit.status == .ok)
    /// ```
    ///
    /// - Parameter gate: if given, the loading state is sent at once, and the gate is opened after that. The double of
    ///   the Interactor has to wait at this gate; otherwise the page may be ready before the loading state is sent.
    ///   Nil, the default, waits for the whole page.
    public func recorded(
        _ visit: Visit<V.Place>, loadingUntil gate: Gate? = nil
    ) async -> RecordedVisit<P.Answer> {
        guard let gate else { return RecordedVisit(await run(visit)) }
        let pending = PendingVisit { await run(visit) }
        // A screen without a loading state returns only after its Interactor. The test shall then fail, not hang.
        let opening = Task {
            try? await Task.sleep(for: .seconds(60))
            gate.open()
        }
        defer { opening.cancel() }
        while !Task.isCancelled {
            if let outcome = await pending.value(within: .milliseconds(5)) { return RecordedVisit(outcome) }
            guard let first = await pending.opening else { continue }
            gate.open()
            let rest = first.rest(await pending.value())
            let end = first.bytes.count + rest.count - first.closingCount
            let parts = RecordedVisit<P.Answer>.Loading(
                opening: first.bytes, rest: rest, content: first.contentStart..<end)
            return RecordedVisit(end: .loading(parts, mediaType: first.mediaType))
        }
        gate.open()
        return RecordedVisit(await run(visit))
    }
}

extension RecordedVisit {
    /// Records the outcome of a visit that a Router or a coordinator ran.
    public init(_ outcome: Outcome<Answer>) {
        switch outcome {
        case .page(let rendering): self.init(end: .page(rendering))
        case .redirect(let link): self.init(end: .redirect(link))
        case .answer(let answer): self.init(end: .answer(answer))
        }
    }
}
