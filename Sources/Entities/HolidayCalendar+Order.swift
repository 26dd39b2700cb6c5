import AlmanacValues

extension [HolidayCalendar.Region] {
    /// The regions by name, without regard to accents and capitals: "Île-de-France" is before "Normandie".
    var inOrderOfNames: [HolidayCalendar.Region] {
        map { (key: SearchKey($0.name).bytes, region: $0) }
            .sorted { $0.key.lexicographicallyPrecedes($1.key) }
            .map(\.region)
    }
}
