import AlmanacValues
import Context
import HTML
import Layout
import Places
import ServiceContracts
import VIPER

struct CompareMeetingRecordRouter: Router {
    /// Runs a visit in the format that the address asks for. A new format is a View, and a case here.
    func run(_ question: MeetingQuestion, as format: Format, _ context: VisitContext) async -> Outcome<Never> {
        let interactor = CompareMeetingInteractor(
            countries: context.countries, holidays: context.holidays, clock: context.clock)
        let presenter = CompareMeetingRecordPresenter(interactor: Traced(interactor), router: Traced(self))
        return switch format {
        case .json: await Module(view: CompareMeetingRecordJSONView(), presenter: presenter).run(Visit(question))
        default: .unavailable(as: format)
        }
    }

    func link(to navigation: CompareMeetingRecordNavigation) -> Link {
        switch navigation {
        case .question(let question): Link(.compare(.meeting(question)))
        case .day(let day): Link(.holidays(.day(ListedHoliday(day))))
        }
    }
}
