public import AlmanacValues

extension Phrases {
    /// "Public holiday in 9 of 13 regions", "Bank holiday in all regions but Bavaria", "Half day in parts of Tyrol"
    public static func holiday(of found: RegionalHolidayType) -> String {
        "\(holiday(of: found.type)) \(place(of: found))"
    }

    /// "Public holiday", "Half day", "Working day"
    private static func holiday(of type: HolidayType) -> String {
        switch type {
        case .workday, .halfDay, .observance, .optionalWomen: type.label
        default: "\(type.label) holiday"
        }
    }

    /// "in Bavaria and Berlin", "in 9 of 13 regions", "in parts of Tyrol"
    private static func place(of found: RegionalHolidayType) -> String {
        let lead = found.isLocal ? "in parts of" : "in"
        return switch found.place {
        case .everywhere: found.isLocal ? "in some places" : "in all regions"
        case .regions(let names): "\(lead) \(list(names.map(\.isolated)))"
        case .allBut(let names): "\(lead) all regions but \(list(names.map(\.isolated)))"
        case .some(let count, let all): "\(lead) \(count) of \(all) regions"
        }
    }
}
