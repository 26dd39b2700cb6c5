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
        guard let gate else { return await RecordedVisit(run(visit, patience: .whole)) }
        // A screen without a loading state returns only after its Interactor. The test shall then fail, not hang.
        let opening = Task {
            try? await Task.sleep(for: .seconds(60))
            gate.open()
        }
        let outcome = await run(visit, patience: .zero)
        opening.cancel()
        gate.open()
        return await RecordedVisit(outcome)
    }

    private func run(_ visit: Visit<V.Place>, patience: Duration) async -> Outcome<P.Answer> {
        await Patience.$current.withValue(patience) { await run(visit) }
    }
}

extension RecordedVisit {
    /// Records the outcome of a visit that a Router or a coordinator ran. Waits for the rest of a page in two parts.
    public init(_ outcome: Outcome<Answer>) async {
        switch outcome {
        case .page(let rendering): self.init(end: .page(rendering))
        case .loading(let loading):
            let parts = Loading(opening: loading.opening, rest: await loading.rest())
            self.init(end: .loading(parts, mediaType: loading.mediaType))
        case .redirect(let link): self.init(end: .redirect(link))
        case .answer(let answer): self.init(end: .answer(answer))
        }
    }
}
