public import AlmanacValues
public import VIPER

/// A record, assembled for one visit of a program: its Presenter, and a View for each format.
///
/// A record has the Interactor and the Router of the page with the same facts, and adds a Presenter and Views. The address
/// chooses the View, by its extension.
public struct RecordModule<P: Presenter>: Sendable where P.Answer == Never {
    @usableFromInline let presenter: P

    @inlinable
    public init(_ presenter: P) {
        self.presenter = presenter
    }

    // An overload for each number of formats: Swift has no parameter packs whose elements have the same event and record.
    // Inlinable, as `Module.run` is: the target with the record then compiles its Presenter for the types that it has.

    /// Runs a visit in the only format of the record.
    @inlinable
    public func run<V: RecordView>(
        _ visit: Visit<V.Place>, as format: Format, in view: V
    ) async -> Outcome<Never> where V.Event == P.Event, V.Page == P.Page {
        guard view.format == format else { return .unavailable(as: format) }
        return await Module(view: view, presenter: presenter).run(visit)
    }

    /// Runs a visit in one of two formats.
    @inlinable
    public func run<V: RecordView, W: RecordView>(
        _ visit: Visit<V.Place>, as format: Format, in view: V, _ other: W
    ) async -> Outcome<Never>
    where V.Event == P.Event, V.Page == P.Page, W.Event == P.Event, W.Page == P.Page, W.Place == V.Place {
        view.format == format
            ? await Module(view: view, presenter: presenter).run(visit) : await run(visit, as: format, in: other)
    }

    /// Runs a visit in one of three formats.
    @inlinable
    public func run<V: RecordView, W: RecordView, X: RecordView>(
        _ visit: Visit<V.Place>, as format: Format, in view: V, _ other: W, _ third: X
    ) async -> Outcome<Never>
    where
        V.Event == P.Event, V.Page == P.Page, W.Event == P.Event, W.Page == P.Page, W.Place == V.Place,
        X.Event == P.Event, X.Page == P.Page, X.Place == V.Place
    {
        view.format == format
            ? await Module(view: view, presenter: presenter).run(visit) : await run(visit, as: format, in: other, third)
    }
}
