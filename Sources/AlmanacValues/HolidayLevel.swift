/// Who keeps a holiday by law.
public enum HolidayLevel: Hashable, Sendable {
    /// The country. Single regions may keep it in another way, or not at all.
    case national
    /// Some of its regions, or each of them by a law of its own.
    case regional
    /// Parts of a region or of the country: some municipalities, for example.
    case partial
}
