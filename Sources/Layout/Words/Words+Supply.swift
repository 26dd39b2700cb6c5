public import AlmanacValues

extension Words {
    /// The sentence about data whose source fails: "This is our last good copy, as of 3 hours ago."
    public func stale(_ age: SupplyAge) -> String {
        switch age {
        case .copy(let age): thisIsOurLast(age: age)
        case .ownData(let revised?): thisPageShowsOur(revised: revised)
        case .ownData(nil): thisPageShowsOur
        }
    }
}
