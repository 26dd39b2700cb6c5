import HTML
import VIPER

typealias SlowModule = Module<SlowView, SlowPresenter>

/// A page as a compiled template would write it.
struct SlowPage: HTMLLoadingPage, Equatable {
    let heading: String
    var loading: String?
    var text: String?

    func write(into writer: inout HTMLWriter) {
        writer.literal("<html><main>")
        writer.mark(.contentStart)
        writer.literal("\n<h1>")
        writer.text(heading)
        writer.literal("</h1>\n")
        if let loading {
            writer.mark(.loadingStart)
            writer.literal("<p class=\"loading\">")
            writer.text(loading)
            writer.literal("</p>")
            writer.mark(.loadingEnd)
            writer.literal("\n")
        }
        if let text {
            writer.literal("<p>")
            writer.text(text)
            writer.literal("</p>\n")
        }
        writer.mark(.contentEnd)
        writer.literal("</main></html>")
    }
}

struct SlowView: HTMLView {
    func event(from visit: Visit<Int>) -> NumberEvent { .asked(visit.place) }

    typealias Page = SlowPage
}

/// A Presenter that answers when a test opens its door.
struct SlowPresenter: Presenter {
    let door: Door
    var loadingHeading = "1"
    let router = NumberRouter()
    var token: LiveToken?

    func loading(_: NumberEvent) -> LoadingState<SlowPage>? {
        LoadingState(SlowPage(heading: loadingHeading, loading: "Loading"))
    }

    func handle(_ event: NumberEvent) async -> Step<SlowPage, NumberNavigation, Never> {
        await door.opened()
        return switch event {
        case .asked(10): .go(.ten)
        case .asked: .show(SlowPage(heading: "1", text: "One"), .notFound)
        }
    }
}

extension Rendering {
    var text: String { String(decoding: bytes, as: UTF8.self) }
}
