import AlmanacValues
import Context
import HTML
import Layout
import Places
import ServiceContracts
import VIPER

struct LeavePlannerRouter: Router {
    func run(_ place: LeavePlace, _ context: VisitContext) async -> Outcome<Never> {
        let presenter = LeavePlannerPresenter(
            interactor: Traced(Self.interactor(context)), router: Traced(self), words: LeaveWords(context.language))
        return await Module(view: LeavePlannerView(assets: context.assets), presenter: presenter).run(Visit(place))
    }

    static func interactor(_ context: VisitContext) -> LeavePlannerInteractor {
        LeavePlannerInteractor(countries: context.countries, holidays: context.holidays, clock: context.clock)
    }

    func link(to navigation: LeavePlannerNavigation) -> Link {
        switch navigation {
        case .form(let request):
            Link(.leave(LeavePlace(LeaveRequest(Territory(request.territory.country), request.year))))
        case .planner(let request): Link(.leave(LeavePlace(request)))
        case .record(let request, let format): Link(.record(.leave(LeavePlace(request)), format))
        case .view(let view, let year): view.link(to: year)
        case .choosePlace(let request, let person, let code):
            Link(.countries(.browse(search: code?.description ?? "", .leave(request, person))))
        case .picker: Link(.countries(.browse(search: "", .holidays(nil))))
        }
    }

    /// Returns the planner that the visitor left, with the chosen place for one of the two people. Cancel changes
    /// nothing.
    func link(back request: LeaveRequest, _ person: LeavePerson, with answer: CountryAnswer) -> Link {
        guard let territory = answer.territory else { return link(to: .planner(request)) }
        return switch person {
        case .first: link(to: .planner(request.moved(to: territory)))
        case .partner: link(to: .planner(request.with(partner: territory)))
        }
    }
}
