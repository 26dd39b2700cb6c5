import Almanac

extension HolidayType {
    /// The types of a holiday of Enrico; nil where it is none.
    ///
    /// | Enrico | here |
    /// |---|---|
    /// | `public_holiday` | public |
    /// | `bank_holiday` | bank |
    /// | `postal_holiday` | government: a service of the state is closed |
    /// | `school_holiday` | school |
    /// | `observance`, `other_day`, any that is not known | observance: marked, but no day off by what we know |
    /// | `extra_working_day` | none: people work that day |
    ///
    /// Of the flags, `BANK_HOLIDAY`, `PART_DAY_HOLIDAY` and `OPTIONAL_HOLIDAY` add "bank", "half-day" and "optional".
    /// The others say nothing of the type: that shops are closed, that it is kept in some places only, that it is one
    /// more day of a holiday.
    ///
    /// - Parameter flags: in capitals.
    static func enrico(type: String, flags: Set<String>) -> [HolidayType]? {
        let own: HolidayType
        switch type.lowercased() {
        case "public_holiday": own = .publicHoliday
        case "bank_holiday": own = .bank
        case "postal_holiday": own = .government
        case "school_holiday": own = .school
        case "extra_working_day": return nil
        default: own = .observance
        }
        let added: [(flag: String, type: HolidayType)] = [
            ("BANK_HOLIDAY", .bank), ("PART_DAY_HOLIDAY", .halfDay), ("OPTIONAL_HOLIDAY", .optional),
        ]
        return [own] + added.filter { flags.contains($0.flag) && $0.type != own }.map(\.type)
    }
}
