import AlmanacValues
import Context
import HTML
import Layout
import Places
import ServiceContracts
import VIPER

struct CountryRecordRouter: Router {
    /// Runs a visit in the format that the address asks for. A new format is a View, and a case here.
    func run(_ country: CountryCode, as format: Format, _ context: VisitContext) async -> Outcome<Never> {
        let interactor = CountryRecordInteractor(
            countries: context.countries, holidays: context.holidays, clock: context.clock)
        let presenter = CountryRecordPresenter(interactor: Traced(interactor), router: Traced(self))
        let visit = Visit(country)
        return switch format {
        case .json: await Module(view: CountryRecordJSONView(), presenter: presenter).run(visit)
        case .csv: await Module(view: CountryRecordCSVView(), presenter: presenter).run(visit)
        case .xml: await Module(view: CountryRecordXMLView(), presenter: presenter).run(visit)
        default: .unavailable(as: format)
        }
    }

    func link(to navigation: CountryRecordNavigation) -> Link {
        switch navigation {
        case .holidays(let country): Link(.holidays(.list(.country(country))))
        case .year(let year): Link(.holidays(.list(.year(year))))
        }
    }
}

extension Traced: CountryRecordInteracting where Base: CountryRecordInteracting {
    func facts(about country: CountryCode) async throws(CountryRecordFailure) -> CountryFacts {
        try await call([country]) { base async throws(CountryRecordFailure) in try await base.facts(about: country) }
    }
}
