import Almanac
import VIPER

extension PickerEvent {
    /// Both Views of this screen decode an address the same way.
    init(_ place: CountriesPlace) {
        switch place {
        case .browse(let search, _), .results(let search, _): self = .searched(search)
        case .choose(let country, _): self = .chose(country)
        case .close: self = .closed
        }
    }
}

/// The whole page.
struct PickerView: HTMLView {
    func event(from visit: Visit<CountriesPlace>) -> PickerEvent {
        guard let form = visit.form else { return PickerEvent(visit.place) }
        return .pressed(form.value("country").flatMap { CountryCode($0) })
    }

    typealias Page = PickerPage
}

/// Only the results, for the script that filters them while the visitor types.
struct ResultsView: View {
    let mediaType = MediaType.html

    func event(from visit: Visit<CountriesPlace>) -> PickerEvent { PickerEvent(visit.place) }

    func render(_ page: PickerPage) -> [UInt8] { page.results.rendered() }
}
