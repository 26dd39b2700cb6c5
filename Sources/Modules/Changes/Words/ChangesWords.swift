import AlmanacValues
import Layout

extension ChangesWords {
    var lead: String {
        paragraph(
            whatWeKnowOfTheHolidays,
            anEmptyListMeans)
    }

    /// "250 countries. We know an authority for the public holidays of 245, and have school holidays of 15."
    func summary(_ countries: Int, authorities: Int, schools: Int) -> String {
        paragraph(
            inCountries(countries: countries),
            weKnowAnAuthority(authorities: authorities, schools: schools))
    }
}
