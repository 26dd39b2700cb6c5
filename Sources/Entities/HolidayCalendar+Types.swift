public import AlmanacValues

extension HolidayCalendar {
    /// Returns the types of all holidays of a year that a region keeps, in their order; without a region, of all holidays.
    /// Empty if the year is not known.
    public func types(in year: Int, of region: RegionCode?) -> [HolidayType] {
        guard years.contains(year) else { return [] }
        let holidays = holidays(in: year)
        // By index, since a loop over the holidays would copy each of them.
        let types = holidays.indices.reduce(into: HolidayTypes()) { types, index in
            let kind = holidays[index].kind
            if region.map(kind.isKept(in:)) ?? true { types.formUnion(kind.typeSet) }
        }
        return types.sorted
    }
}
