import Documents
import TestSupport

@testable import Site

extension Site {
    /// A site of the embedded documents in all languages, on a fixed day.
    static let spoken: Site = {
        let library = DocumentLibrary(EmbeddedDocuments())
        var configuration = Moment().configuration()
        configuration.languages = Language.all
        return Site.serving(
            Services(
                countries: library, holidays: library, occasions: library, quotes: library, people: library,
                sides: SideServiceDouble(), clock: ClockDouble(Sample.day("2026-09-21")), changes: library,
                documents: library,
                world: library, translations: library, placeNames: library),
            configuration)
    }()
}
