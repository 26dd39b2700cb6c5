import AlmanacValues
import HTML
import Layout

/// The parts of the site that answer in one language.
struct Voice: Sendable {
    let assets: Assets
    let visits: any Visiting
    let errors: ErrorPages

    /// - Parameter visits: in any language.
    init(_ visits: any Visiting, showing assets: Assets) {
        self.assets = assets
        self.visits = visits.showing(assets)
        errors = ErrorPages(assets: assets)
    }

    /// Returns the same parts, whose pages link to the trace of the visit.
    func linking(trace: Link) -> Voice {
        var assets = assets
        assets.trace = trace
        return Voice(visits, showing: assets)
    }
}
