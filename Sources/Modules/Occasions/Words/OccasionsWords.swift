import AlmanacValues
import Layout

extension OccasionsWords {
    // MARK: The list

    var lead: String {
        paragraph(
            anOccasionIsTheSame,
            chooseOneToSee)
    }

    /// "229 occasions. The numbers are those of countries with a public holiday in 2026."
    func summary(_ count: Int, year: Int) -> String {
        paragraph(
            occasions(count: count),
            theNumbersAreThoseOfCountries(year: year))
    }

    /// "160 countries, 3 in part", "3 countries in part"; nil for none.
    ///
    /// - Parameter inPart: the number of the other countries, of which some regions keep it.
    func keepers(_ countries: Int, inPart: Int) -> String? {
        switch (countries, inPart) {
        case (0, 0): nil
        case (0, _): countriesInPart(inPart: inPart)
        case (_, 0): inCountries(countries: countries)
        default:
            countriesInPart(countries: countries, inPart: inPart)
        }
    }

    /// The name of a tradition as a heading: "Christian".
    func name(of tradition: Tradition) -> String {
        switch tradition {
        case .christian: christian
        case .islamic: islamic
        case .jewish: jewish
        case .hindu: hindu
        case .sikh: sikh
        case .jain: jain
        case .buddhist: buddhist
        case .eastAsian: eastAsian
        case .persian: persian
        case .indigenous: indigenous
        case .folk: folkCustom
        case .civic: civic
        case .royal: royal
        case .international: international
        case .school: school
        case .sport: sport
        }
    }
}
