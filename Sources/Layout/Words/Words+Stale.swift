public import AlmanacValues

extension Words {
    /// The sentence about data whose source fails: "This is our last good copy, as of 3 hours ago."
    public func stale(_ age: SupplyAge) -> String { Phrases.stale(age) }
}
