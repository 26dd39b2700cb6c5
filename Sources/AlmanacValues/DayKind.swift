/// What a day is to the people of a place, for sentences: the reason that counts most.
public enum DayKind: Hashable, Sendable {
    /// Public holidays of the whole place, with their names.
    case holiday([LocalizedText])
    case weekend
    case workingDay
    /// A working day on a weekend, in exchange for a day off.
    case exchanged(for: CivilDate)
    /// A holiday of half a day; the other half is worked.
    case half([LocalizedText])
    /// A holiday of some parts only.
    case partial([LocalizedText])
    /// A holiday that begins so late that the day is worked.
    case evening([LocalizedText], from: TimeOfDay)
}
