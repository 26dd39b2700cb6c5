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
    /// Of the flags, `BANK_HOLIDAY` and `PART_DAY_HOLIDAY` add "bank" and "half-day". The others say nothing of the
    /// type: that shops are closed, that it is regional, that it is one more day of a holiday.
    static func enrico(type: String, flags: [String]) -> [HolidayType]? {
        var types: [HolidayType]
        switch type.lowercased() {
        case "public_holiday": types = [.publicHoliday]
        case "bank_holiday": types = [.bank]
        case "postal_holiday": types = [.government]
        case "school_holiday": types = [.school]
        case "extra_working_day": return nil
        default: types = [.observance]
        }
        for flag in flags {
            switch flag.uppercased() {
            case "BANK_HOLIDAY" where !types.contains(.bank): types.append(.bank)
            case "PART_DAY_HOLIDAY" where !types.contains(.halfDay): types.append(.halfDay)
            default: break
            }
        }
        return types
    }
}
