import AlmanacValues
import Layout
import VIPER

struct DeveloperGuidePresenter<I: DeveloperGuideInteracting, R: Router<DeveloperGuideNavigation>>: Presenter {
    let interactor: I
    let router: R
    /// The interfaces that are switched on.
    let interfaces: Set<Interface>
    let operations: [Operation]

    func handle(_ event: DeveloperGuideEvent) async -> Step<DeveloperGuidePage, DeveloperGuideNavigation, Never> {
        switch event {
        case .opened:
            let title = "For developers"
            return .show(
                DeveloperGuidePage(
                    head: PageHead(
                        title: title,
                        description: "Addresses, formats and filters for programs, and interfaces that existing "
                            + "clients can use.",
                        canonical: router.link(to: .guide)),
                    title: title, coverage: await interactor.coverage().map(sentence),
                    description: router.link(to: .description),
                    chapters: DeveloperGuidePage.Chapter.basics(rows(of: nil))
                        + Interface.allCases.filter(interfaces.contains).map { .of($0, rows(of: $0)) }))
        }
    }

    /// - Parameter interface: nil for the site's own addresses.
    private func rows(of interface: Interface?) -> [DeveloperGuidePage.Row] {
        operations.filter { $0.group.interface == interface }.flatMap(\.lines)
            .map { .init(address: $0.address, about: $0.about) }
    }

    private func sentence(_ coverage: DeveloperCoverage) -> String {
        let (first, last) = (coverage.years.lowerBound, coverage.years.upperBound)
        let count = coverage.countries.count
        return count == 1 ? "1 country, \(first) to \(last)." : "\(count) countries, \(first) to \(last)."
    }
}
