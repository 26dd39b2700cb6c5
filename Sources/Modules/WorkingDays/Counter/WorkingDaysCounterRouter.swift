import AlmanacValues
import Context
import HTML
import Layout
import Places
import ServiceContracts
import VIPER

struct WorkingDaysCounterRouter: Router {
    func run(_ place: WorkingDaysPlace, _ context: VisitContext) async -> Outcome<Never> {
        let presenter = WorkingDaysCounterPresenter(
            interactor: Traced(Self.interactor(context)), router: Traced(self),
            words: WorkingDaysWords(context.language))
        let view = WorkingDaysCounterView(assets: context.assets)
        return await Module(view: view, presenter: presenter).run(Visit(place))
    }

    static func interactor(_ context: VisitContext) -> WorkingDaysCounterInteractor {
        WorkingDaysCounterInteractor(
            countries: context.countries, holidays: context.holidays, clock: context.clock, visitor: context.visitor)
    }

    func link(to navigation: WorkingDaysCounterNavigation) -> Link {
        switch navigation {
        case .front: Link(.workingDays(WorkingDaysPlace()))
        case .question(let question): Link(.workingDays(WorkingDaysPlace(question)))
        case .choosePlace(let question, let code):
            Link(.countries(.browse(search: code?.description ?? "", .workingDays(question))))
        case .record(let question, let format):
            WorkingDaysRecordPlace(question).map { Link(.record(.workingDays($0), format)) }
                ?? link(to: .question(question))
        case .day(let day): Link(.holidays(.day(day)))
        case .year(let year): Link(.holidays(.list(.year(year))))
        }
    }

    /// Returns the question that the visitor left, for the chosen place. Cancel changes nothing.
    func link(back question: WorkingDaysQuestion, with answer: CountryAnswer) -> Link {
        link(to: .question(answer.territory.map { question.moved(to: $0) } ?? question))
    }
}
