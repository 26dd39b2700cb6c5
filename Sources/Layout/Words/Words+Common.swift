public import AlmanacValues

/// What many pages say.
extension Words {
    /// "aged 80", "died aged 66", "died aged about 71"
    public func age(_ age: Age, isDead: Bool) -> String {
        switch (isDead, age.isApproximate) {
        case (false, false): aged(years: age.years)
        case (false, true): agedAbout(years: age.years)
        case (true, false): diedAged(years: age.years)
        case (true, true): diedAgedAbout(years: age.years)
        }
    }
}
