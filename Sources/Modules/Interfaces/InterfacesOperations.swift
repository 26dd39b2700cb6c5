public import Layout

extension Operation {
    /// The operations of all interfaces.
    public static let interfaces = nager + nagerV4 + govUK + openHolidays
}
