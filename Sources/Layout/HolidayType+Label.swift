public import AlmanacValues

extension HolidayType {
    /// The type's name as pages show it: "Public", "Half day".
    public var label: String { Phrases.of(.english).label(self) }
}
