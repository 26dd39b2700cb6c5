import AlmanacValues
import HTML
import Layout
import Places
import VIPER

extension CountryPickerEvent {
    /// Both Views of this screen decode an address the same way.
    init(_ place: CountriesPlace) {
        switch place {
        case .browse(let search, _), .results(let search, _): self = .searched(search)
        case .choose(let country, _): self = .chose(country)
        case .chooseRegion(let country, let region, _): self = .choseRegion(country, region)
        case .close: self = .closed
        }
    }
}

/// The whole page.
struct CountryPickerView: FramedView<CountriesPlace, CountryPickerEvent, CountryPickerPage> {
    let part: Frame.Part? = .holidays
    let assets: Assets
    let hasSearch = false

    func event(from visit: Visit<CountriesPlace>) -> CountryPickerEvent {
        guard let form = visit.form else { return CountryPickerEvent(visit.place) }
        let territory = form.value("country").flatMap { Territory($0) }
        guard let country = territory?.country, let region = territory?.region else {
            return .pressed(territory?.country)
        }
        return .pressedRegion(country, region)
    }
}

extension CountryLetter {
    /// The id of the letter's list. A link to it unfolds the letter.
    var id: String { "letter-\(name)" }
}

/// Only the results, for the script that filters them while the visitor types.
struct CountryResultsView: View {
    let mediaType = MediaType.html

    func event(from visit: Visit<CountriesPlace>) -> CountryPickerEvent { CountryPickerEvent(visit.place) }

    func render(_ page: CountryPickerPage) -> [UInt8] { page.results.rendered() }
}
