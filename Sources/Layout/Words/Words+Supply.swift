public import AlmanacValues

extension Words {
    /// The sentence about data whose source fails: "This is our last good copy, as of 3 hours ago."
    public func stale(_ age: SupplyAge) -> String {
        switch age {
        case .copy(let age): say("This is our last good copy, as of \(ago: age).")
        case .ownData(let revised?): say("This page shows our own data (revised \(revised, .long)) instead.")
        case .ownData(nil): say("This page shows our own data instead.")
        }
    }

    /// "We have data for Germany from 2020 to 2035."
    public func dataRange(of country: ForeignText, _ known: ClosedRange<Int>) -> String {
        say("We have data for \(country: country) \(years: known).")
    }
}

extension Sentence.StringInterpolation {
    /// How long ago something was: "a moment ago", "50 minutes ago", "3 hours ago", "5 days ago".
    public mutating func appendInterpolation(ago age: Duration) { append(Phrases.ago(age)) }
}
