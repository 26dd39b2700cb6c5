import AlmanacValues
import Context
import HTML
import Layout
import Places
import ServiceContracts
import VIPER

struct CompareMeetingRouter: Router {
    func run(_ place: MeetingQuestion, _ context: VisitContext) async -> Outcome<Never> {
        let presenter = CompareMeetingPresenter(
            interactor: Traced(Self.interactor(context)), router: Traced(self), words: CompareWords(context.language))
        return await Module(view: CompareMeetingView(assets: context.assets), presenter: presenter).run(Visit(place))
    }

    static func interactor(_ context: VisitContext) -> CompareMeetingInteractor {
        CompareMeetingInteractor(
            countries: context.countries, holidays: context.holidays, world: context.world, indexes: context.indexes,
            clock: context.clock)
    }

    func link(to navigation: CompareMeetingNavigation) -> Link {
        switch navigation {
        case .front: Link(.compare(.meeting(MeetingQuestion([]))))
        case .question(let question): Link(.compare(.meeting(question)))
        case .addPlace(let question, let code):
            Link(.countries(.browse(search: code?.description ?? "", .compare(.meeting(question)))))
        case .year(let year, let places): Link(.compare(.year(year, places)))
        case .record(let question, let format): Link(.record(.compare(.meeting(question)), format))
        case .day(let day): Link(.holidays(.day(day)))
        }
    }
}
