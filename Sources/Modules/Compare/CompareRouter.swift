public import AlmanacValues
public import Context
import HTML
import Layout
public import Places
public import VIPER

/// The coordinator of the comparison of places. It runs the screen of a place, and opens the country picker.
public struct CompareRouter: Caller {
    private let context: VisitContext

    public init(_ context: VisitContext) {
        self.context = context
    }

    public func start(_ place: ComparePlace) async -> Outcome<Never> {
        switch place {
        case .front, .year: await CompareYearRouter().run(place, context)
        case .meeting(let question): await CompareMeetingRouter().run(question, context)
        }
    }

    public func run(_ place: CompareRecordPlace, as format: Format) async -> Outcome<Never> {
        switch place {
        case .year(let year, let places):
            let presenter = CompareYearRecordPresenter(
                interactor: Traced(CompareYearRouter.interactor(context)),
                router: Traced(CompareYearRouter().settled(in: context.language)),
                words: CompareWords(context.language))
            let asked = ComparedYear(year: year, places: places)
            return await RecordModule(presenter).run(Visit(asked), as: format, in: CompareYearRecordJSONView())
        case .meeting(let question):
            let presenter = CompareMeetingRecordPresenter(
                interactor: Traced(CompareMeetingRouter.interactor(context)),
                router: Traced(CompareMeetingRouter().settled(in: context.language)),
                words: CompareWords(context.language))
            return await RecordModule(presenter).run(Visit(question), as: format, in: CompareMeetingRecordJSONView())
        }
    }

    /// Returns to the comparison that the visitor left for the country picker, with one more place. Cancel changes
    /// nothing; so does a place that is already compared, or one more than the limit.
    public func resume(_ state: CountryCaller.CompareState, with answer: CountryAnswer) -> Outcome<Never> {
        .redirect(Link(.compare(state.place(adding: answer.territory))))
    }
}

extension CountryCaller.CompareState {
    fileprivate func place(adding territory: Territory?) -> ComparePlace {
        switch self {
        case .year(let year, let places):
            return .year(year, places.adding(territory))
        case .meeting(var question):
            question.places = question.places.adding(territory)
            return .meeting(question)
        }
    }
}

extension [Territory] {
    fileprivate func adding(_ territory: Territory?) -> [Territory] {
        guard let territory, !contains(territory), count < ComparePlace.mostPlaces else { return self }
        return self + [territory]
    }
}
