public import AlmanacValues
public import Context
import Layout
public import Places
public import VIPER

/// The coordinator of the leave planner module. It opens the country picker, for the place of each person.
public struct LeaveRouter: Caller {
    private let context: VisitContext

    /// What the planner comes back to from the country picker.
    public struct State: Sendable {
        let request: LeaveRequest
        let person: LeavePerson

        public init(_ request: LeaveRequest, _ person: LeavePerson) {
            self.request = request
            self.person = person
        }
    }

    public init(_ context: VisitContext) {
        self.context = context
    }

    public func start(_ place: LeavePlace) async -> Outcome<Never> {
        await LeavePlannerRouter().run(place, context)
    }

    public func run(_ place: LeavePlace, as format: Format) async -> Outcome<Never> {
        let presenter = LeaveRecordPresenter(
            interactor: Traced(LeavePlannerRouter.interactor(context)),
            router: Traced(LeavePlannerRouter().settled(in: context.language)),
            words: LeaveWords(context.language))
        return await RecordModule(presenter).run(
            Visit(place), as: format, in: LeaveRecordJSONView(), LeaveRecordCalendarView(edition: context.edition))
    }

    public func resume(_ state: State, with answer: CountryAnswer) -> Outcome<Never> {
        .redirect(LeavePlannerRouter().link(back: state.request, state.person, with: answer))
    }
}
