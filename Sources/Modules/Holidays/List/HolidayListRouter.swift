import AlmanacValues
import Context
import HTML
import Layout
import Places
import ServiceContracts
import VIPER

struct HolidayListRouter: Router {
    /// Where calendars are that other programs subscribe to.
    var edition = Edition()

    func run(_ place: HolidayListPlace, _ context: VisitContext) async -> Outcome<Never> {
        let presenter = HolidayListPresenter(
            interactor: Traced(Self.interactor(context)), router: Traced(self), edition: edition,
            words: HolidaysWords(context.language))
        return await Module(view: HolidayListView(assets: context.assets), presenter: presenter).run(Visit(place))
    }

    static func interactor(_ context: VisitContext) -> HolidayListInteractor {
        HolidayListInteractor(
            countries: context.countries, holidays: context.holidays, clock: context.clock, visitor: context.visitor)
    }

    func link(to navigation: HolidayListNavigation) -> Link {
        switch navigation {
        case .start: Link(.holidays(.list(.choose)))
        case .chooseCountry(let year, let code):
            Link(.countries(.browse(search: code?.description ?? "", .holidays(year))))
        case .year(let year): Link(.holidays(.list(.year(year))))
        case .view(let view, let year): view.link(to: year)
        case .record(let year, let format): Link(.record(.holidays(.year(year)), format))
        case .day(let day): Link(.holidays(.day(day)))
        case .calendar(let country, let filter, let format):
            Link(.record(.holidays(.rolling(country, filter)), format))
        case .changes(let country, let format): Link(.record(.changes(ChangesRecordPlace(country)), format))
        case .savePlace: Link(.options(.place))
        case .data: Link(.data(.coverage))
        case .source(let page): page.link
        }
    }
}

extension HolidayListRouter {
    /// Returns the list that the visitor left, with the chosen country.
    ///
    /// Keeps the year and the type, and drops the region if the country changes. Cancel changes nothing.
    func link(back state: HolidayYear?, with answer: CountryAnswer) -> Link {
        switch (answer, state) {
        case (.cancel, nil): Link(.holidays(.list(.choose)))
        case (.cancel, let year?): Link(.holidays(.list(.year(year))))
        case (.country(let country), nil): Link(.holidays(.list(.country(country))))
        case (.country(let country), let year?): Link(.holidays(.list(.year(moved(year, to: country)))))
        case (.region(let country, let region), nil): Link(.holidays(.list(.region(country, region))))
        case (.region(let country, let region), let year?):
            Link(
                .holidays(
                    .list(
                        .year(
                            HolidayYear(
                                country, year.year, HolidayFilter(types: year.filter.types, region: region))))))
        }
    }

    private func moved(_ year: HolidayYear, to country: CountryCode) -> HolidayYear {
        guard country != year.country else { return year }
        return HolidayYear(
            country, year.year, HolidayFilter(types: year.filter.types, isEverywhere: year.filter.isEverywhere))
    }
}
