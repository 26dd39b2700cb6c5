import Layout
import Places
import VIPER

struct HolidayListView: FramedView<HolidayListPlace, HolidayListEvent, HolidayListPage> {
    let part: Frame.Part? = .holidays
    let assets: Assets

    func event(from visit: Visit<HolidayListPlace>) -> HolidayListEvent {
        switch visit.place {
        case .choose: .opened
        case .country(let country): .choseCountry(country)
        case .region(let country, let region): .choseRegion(country, region)
        case .year(let year): .choseYear(year)
        }
    }
}
