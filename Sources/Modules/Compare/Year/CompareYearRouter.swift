import AlmanacValues
import Context
import HTML
import Layout
import Places
import ServiceContracts
import VIPER

struct CompareYearRouter: Router {
    func run(_ place: ComparePlace, _ context: VisitContext) async -> Outcome<Never> {
        let presenter = CompareYearPresenter(
            interactor: Traced(Self.interactor(context)), router: Traced(self), words: CompareWords(context.language))
        return await Module(view: CompareYearView(assets: context.assets), presenter: presenter).run(Visit(place))
    }

    static func interactor(_ context: VisitContext) -> CompareYearInteractor {
        CompareYearInteractor(countries: context.countries, holidays: context.holidays, clock: context.clock)
    }

    func link(to navigation: CompareYearNavigation) -> Link {
        switch navigation {
        case .year(let year, let places): Link(.compare(.year(year, places)))
        case .addPlace(let year, let places, let code):
            Link(.countries(.browse(search: code?.description ?? "", .compare(.year(year, places)))))
        case .meeting(let places): Link(.compare(.meeting(MeetingQuestion(places))))
        case .record(let year, let places, let format): Link(.record(.compare(.year(year, places)), format))
        case .day(let day): Link(.holidays(.day(day)))
        }
    }
}
