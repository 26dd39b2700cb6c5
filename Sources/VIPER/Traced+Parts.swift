public import HTML

extension Traced: Interactor where Base: Interactor {}

extension Traced: Router where Base: Router {
    public func link(to navigation: Base.Navigation) -> Link {
        call([navigation]) { $0.link(to: navigation) }
    }
}

extension Traced: View where Base: View {
    public var mediaType: String { base.mediaType }

    public func mediaType(of page: Base.Page) -> String { base.mediaType(of: page) }

    public func headers(of page: Base.Page) -> RepresentationHeaders { base.headers(of: page) }

    public func event(from visit: Visit<Base.Place>) -> Base.Event {
        call([visit.place]) { $0.event(from: visit) }
    }

    public func render(_ page: Base.Page) -> [UInt8] {
        call([page]) { $0.render(page) }
    }

    public func marked(_ page: Base.Page) -> (bytes: [UInt8], marks: PageMarks) {
        call([page], "render(_:)") { $0.marked(page) }
    }
}

extension Traced: Presenter where Base: Presenter {
    public var interactor: Base.Interacting { base.interactor }
    public var router: Base.Routing { base.router }

    public func loading(_ event: Base.Event) -> LoadingState<Base.Page>? { base.loading(event) }

    public func handle(_ event: Base.Event) async -> Step<Base.Page, Base.Navigation, Base.Answer> {
        await call([event]) { await $0.handle(event) }
    }
}
