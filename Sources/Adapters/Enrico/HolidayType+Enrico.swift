import AlmanacValues

extension HolidayType {
    /// Returns the types of an Enrico holiday; nil for an extra working day, which is not a holiday.
    ///
    /// | Enrico | Almanac |
    /// |---|---|
    /// | `public_holiday` | public |
    /// | `bank_holiday` | bank |
    /// | `postal_holiday` | government: a public service is closed |
    /// | `school_holiday` | school |
    /// | `observance`, `other_day`, unknown types | observance: celebrated, but not a day off as far as we know |
    /// | `extra_working_day` | nil: people work that day |
    ///
    /// The flags `BANK_HOLIDAY`, `PART_DAY_HOLIDAY` and `OPTIONAL_HOLIDAY` add "bank", "half-day" and "optional". The
    /// other flags do not affect the type: shops are closed, only some places keep the holiday, or the day is an
    /// additional day of a holiday.
    ///
    /// - Parameter flags: the flags in upper case.
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
