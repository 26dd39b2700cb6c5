import Almanac
import VIPER

struct ListView: HTMLView {
    func event(from visit: Visit<HolidayListPlace>) -> ListEvent {
        switch visit.place {
        case .choose: .opened
        case .country(let country): .choseCountry(country)
        case .year(let year): .choseYear(year)
        }
    }

    typealias Page = ListPage
}
