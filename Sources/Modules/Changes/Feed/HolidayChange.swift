import AlmanacValues

/// A change of one holiday, for a message.
struct HolidayChange: Hashable, Sendable {
    let name: ForeignText
    /// The BCP 47 tag of the name’s language.
    let language: String
    let what: What
    let days: Days

    enum What: Hashable, Sendable {
        case added, removed
        /// From this date.
        case moved(CivilDate)
        case confirmed, estimated
        /// From this name.
        case renamed(LocalizedText)
        case keepers
    }

    /// Some days of a holiday, from the first to the last.
    struct Days: Hashable, Sendable {
        /// At least one.
        let count: Int
        let dates: ClosedRange<CivilDate>
    }

    /// Nil for a change of all holidays, and for one that lacks what its kind needs. Documents with such a change are refused.
    init?(_ change: DataChange) {
        guard let name = change.name, let dates = change.dates, let what = What(change) else { return nil }
        let shown = change.translation ?? LocalizedText(name, language: "en")
        self.name = shown.foreign
        language = shown.language
        self.what = what
        days = Days(count: max(change.days, 1), dates: dates)
    }
}

extension HolidayChange.What {
    fileprivate init?(_ change: DataChange) {
        switch change.kind {
        case .added: self = .added
        case .removed: self = .removed
        case .moved:
            guard let date = change.former.flatMap({ CivilDate($0) }) else { return nil }
            self = .moved(date)
        case .confirmed: self = .confirmed
        case .estimated: self = .estimated
        case .renamed:
            guard let name = change.former else { return nil }
            self = .renamed(change.formerTranslation ?? LocalizedText(name, language: "en"))
        case .keepers: self = .keepers
        case .details, .first: return nil
        }
    }
}
