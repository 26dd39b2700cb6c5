/// One of the things that a screen loads and shows side by side. Each of them can fail alone.
public enum Portion<Value: Hashable & Sendable>: Hashable, Sendable {
    /// The age says what is used because the source fails; nil if the value is good.
    case loaded(Value, age: SupplyAge?)
    case failed(ServiceFailure)

    /// Nil if the portion is loaded.
    public var failure: ServiceFailure? { if case .failed(let failure) = self { failure } else { nil } }
}
