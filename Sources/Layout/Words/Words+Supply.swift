public import AlmanacValues

extension Words {
    /// The sentence about data whose source fails: "This is our last good copy, as of 3 hours ago."
    public func stale(_ age: SupplyAge) -> String {
        switch age {
        case .copy(let age): thisIsOurLastCopy(age: age)
        case .ownData(let revised?): thisPageShowsOurOwnData(revised: revised)
        case .ownData(nil): thisPageShowsOurOwnData
        }
    }
}
