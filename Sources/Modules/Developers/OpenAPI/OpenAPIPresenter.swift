import AlmanacValues
import Layout
import VIPER

/// Answers programs that ask what the site has. It asks the Interactor of the guide for people.
struct OpenAPIPresenter<I: DeveloperGuideInteracting, R: Router<Never>>: Presenter {
    let interactor: I
    let router: R
    let edition: Edition
    /// The languages of the site, English among them.
    var languages: [Language] = [.english]
    /// Whether a program answers, unlike in an export.
    var isServed = true

    func handle(_: OpenAPIEvent) async -> Step<Recorded<OpenAPIRecord>, Never, Never> {
        .show(
            .record(
                OpenAPIRecord(
                    coverage: await interactor.coverage(), base: edition.base, interfaces: edition.interfaces,
                    languages: languages, isServed: isServed)))
    }
}
