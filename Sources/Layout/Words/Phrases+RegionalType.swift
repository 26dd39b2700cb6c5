public import AlmanacValues

extension Phrases {
    /// "Public holiday in 9 of 13 regions", "Bank holiday in all regions but Bavaria", "Half day in parts of Tyrol"
    public static func holiday(of found: RegionalHolidayType) -> String { SharedWords().holiday(of: found) }
}
