import AlmanacValues

/// What a list of countries adds to the name of one.
enum WorldDayRemark: Hashable, Sendable {
    case observed
    case estimated
    case keepers(Keepers)
    /// The country has another holiday on the same day; nil if everybody keeps it.
    case also(LocalizedText, Keepers?)
}

extension WorldDay.Feast {
    /// What is to be added about this holiday.
    var remarks: [WorldDayRemark] {
        var remarks: [WorldDayRemark] = []
        if isObserved { remarks.append(.observed) }
        if isEstimated { remarks.append(.estimated) }
        for keepers in [keepers, parts].compactMap(\.self) { remarks.append(.keepers(keepers)) }
        return remarks
    }
}
