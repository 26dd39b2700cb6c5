import AlmanacValues
import Layout

// The page of one occasion.

extension OccasionsWords {
    var unknownExplanation: String {
        paragraph(itMayHaveAnother, allOccasionsAreInOneList)
    }

    // MARK: Who keeps it

    /// "In 2026, a public holiday in 160 countries, and in parts of 3 more"
    ///
    /// - Parameter inPart: the number of the other countries, of which some regions keep it.
    func keepers(_ countries: Int, inPart: Int, in year: Int) -> String {
        switch (countries, inPart) {
        case (0, 0): inNotAPublicHoliday(year: year)
        case (0, _): inAPublicHolidayInCountries(inPart: inPart, year: year)
        case (_, 0): inAPublicHolidayInCountries(countries: countries, year: year)
        default:
            inAPublicHolidayInCountries(countries: countries, year: year, inPart: inPart)
        }
    }

    /// What the occasion is, and who keeps it.
    ///
    /// - Parameter about: a whole sentence of the source.
    func description(_ about: String, _ countries: Int, inPart: Int, in year: Int) -> String {
        let keepers =
            switch (countries, inPart) {
            case (0, 0): inNotAPublic(year: year)
            case (0, _): inAPublicHoliday(inPart: inPart, year: year)
            case (_, 0): inAPublicHoliday(countries: countries, year: year)
            default:
                inAPublicHoliday(countries: countries, year: year, inPart: inPart)
            }
        return paragraph(about, keepers)
    }

    // MARK: When and where it is a public holiday

    /// - Parameter hasEstimated: whether a date of the list is estimated.
    func placesRemark(hasEstimated: Bool) -> String {
        hasEstimated
            ? paragraph(whereAHolidayLasts, anObservedDayIsADay, anEstimatedDateMayChange)
            : paragraph(whereAHolidayLasts, anObservedDayIsADay)
    }
}
