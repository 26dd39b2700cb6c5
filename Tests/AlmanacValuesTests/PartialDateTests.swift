import Testing

@testable import AlmanacValues

@Suite("Partial dates and ages")
struct PartialDateTests {
    private func date(_ text: String, isApproximate: Bool = false) throws -> PartialDate {
        try #require(PartialDate(text, isApproximate: isApproximate))
    }

    @Test("A day, a month or a year is parsed with the precision it is written in")
    func read() throws {
        let day = try date("1859-11-24")
        #expect(day.year == 1859 && day.month == 11 && day.day == 24)
        let month = try date("0415-03")
        #expect(month.year == 415 && month.month == 3 && month.day == nil)
        #expect(try date("-0398").year == -398)
        #expect(try date("0000").year == 0)
        #expect(try date("2000-02-29").day == 29)
    }

    @Test(
        "A century ends with its hundredth year",
        arguments: [("1867", 19), ("1900", 19), ("1901", 20), ("0001", 1), ("0000", -1), ("-0099", -1), ("-0550", -6)])
    func century(text: String, century: Int) throws {
        #expect(try date(text).century == century)
    }

    @Test(
        "Dates that no calendar has are rejected",
        arguments: [
            "", "-", "398", "18590", "1859-", "1859-13", "1859-00", "1859-02-30", "1859-1-1", "1859-11-24-1", "--0398",
            "1900-02-29", "١٨٥٩", "1859-11-2x", "c. 1859",
        ])
    func refused(text: String) {
        #expect(PartialDate(text) == nil)
    }

    @Test("A day without a month is rejected")
    func dayWithoutMonth() {
        #expect(PartialDate(year: 1859, day: 24) == nil)
    }

    @Test(
        "U1 An age is in whole years, and approximate if the dates allow more than one answer",
        arguments: [
            ("1867-11-07", "1934-07-04", 66, false), ("1867-07-04", "1934-07-04", 67, false),
            ("1867-07-05", "1934-07-04", 66, false), ("1821", "1892", 71, true), ("1821-05", "1892-03", 70, false),
            ("1821-05", "1892-05", 71, true), ("1821-05-03", "1892", 71, true), ("-0469", "-0398", 71, true),
            ("-0099-07-12", "-0043-03-15", 55, false), ("-0010-01-02", "0010-01-01", 19, false),
            ("2004-02-29", "2005-02-28", 0, false), ("2004-02-29", "2005-03-01", 1, false),
        ])
    func ages(birth: String, death: String, years: Int, isApproximate: Bool) throws {
        let age = try #require(Age(from: date(birth), to: date(death)))
        #expect(age.years == years)
        #expect(age.isApproximate == isApproximate)
    }

    @Test("U1 An approximate date gives an approximate age")
    func approximate() throws {
        let age = try #require(
            Age(from: date("1842-06-24", isApproximate: true), to: date("1914-01-01", isApproximate: false)))
        #expect(age.years == 71 && age.isApproximate)
    }

    @Test("A death before the birth gives no age")
    func reversed() throws {
        #expect(try Age(from: date("1900-05-02"), to: date("1900-05-01")) == nil)
        #expect(try date("1899").isCertainlyBefore(date("1900")))
        #expect(try !date("1900").isCertainlyBefore(date("1900-05-02")))
    }
}
