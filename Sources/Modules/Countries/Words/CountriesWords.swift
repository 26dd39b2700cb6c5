import AlmanacValues
import Layout

extension CountriesWords {
    // MARK: Results

    /// "3 countries and 2 regions for “land”". One of the two numbers may be zero, and is then not said.
    func found(_ countries: Int, regions: Int, for text: ForeignText) -> String {
        switch (countries, regions) {
        case (_, 0): countriesFor(countries: countries, text: text)
        case (0, _): regionsFor(regions: regions, text: text)
        default:
            countriesAndRegionsFor(countries: countries, regions: regions, text: text)
        }
    }
}
