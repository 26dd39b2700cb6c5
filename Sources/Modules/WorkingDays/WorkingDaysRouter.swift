public import AlmanacValues
public import Layout
public import Places
public import ServiceContracts
public import VIPER

/// The coordinator of the module of working days. It opens the country picker.
public struct WorkingDaysRouter: Caller {
    private let services: Services
    private let assets: Assets
    private let visitor: any VisitorService

    /// - Parameter visitor: whose saved place a question without a place is about. Nothing else depends on it.
    public init(_ services: Services, assets: Assets, visitor: any VisitorService) {
        self.services = services
        self.assets = assets
        self.visitor = visitor
    }

    public func start(_ place: WorkingDaysPlace) async -> Outcome<Never> {
        await WorkingDaysCounterRouter().module(services, assets, visitor).run(Visit(place))
    }

    /// Runs a visit of a program.
    public func run(_ place: WorkingDaysRecordPlace, as format: Format) async -> Outcome<Never> {
        await WorkingDaysRecordRouter().run(place, as: format, services, visitor)
    }

    /// Returns to the question that the visitor left for the country picker.
    public func resume(_ question: WorkingDaysQuestion, with answer: CountryAnswer) -> Outcome<Never> {
        .redirect(WorkingDaysCounterRouter().link(back: question, with: answer))
    }
}
