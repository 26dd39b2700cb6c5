public import AlmanacValues

extension SupplyAge {
    /// The age of a stale copy.
    public static func seconds(_ seconds: Int) -> Self { .copy(.seconds(seconds)) }
}
