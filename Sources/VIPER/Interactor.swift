/// The business logic behind a screen, as its Presenter sees it: it is asked in the screen's own words, and returns
/// transport values.
///
/// Each screen refines this protocol in its contract (`protocol MenuInteracting: Interactor`), and its Presenter is
/// generic over that: production passes the Interactor, a test passes a double. The protocol has no requirements, since
/// no two screens ask the same. It links the two letters: a `Presenter` asks an `Interactor`, and nothing else.
///
/// - An Interactor sees its services, and the entities that they return. Nothing else of a screen sees an entity: what
///   the Interactor returns are transport values, which hold the facts that the screen shows, and no more.
/// - It sees no page, link, address, HTML, form or wording.
/// - It decides which failure the screen has (`throws(MenuFailure)`), not how that is said.
///
/// Keep the entities in a module of their own, which only the files of Interactors import, and build with the upcoming
/// feature `MemberImportVisibility`. A contract, which does not import it, can then not name an entity.
public protocol Interactor: Sendable {}

/// The Interactor of a screen that asks nothing. A Presenter has it unless it declares another.
public struct NoInteractor: Interactor {
    public init() {}
}

extension Presenter where Interacting == NoInteractor {
    public var interactor: NoInteractor { NoInteractor() }
}
