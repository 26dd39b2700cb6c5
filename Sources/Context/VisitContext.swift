public import AlmanacValues
public import Layout
public import ServiceContracts

/// Everything that a module is given for one visit: what it can ask, what frames its pages, where its records are
/// published, and what the visitor has chosen.
///
/// The site makes it, and Routers pass it on. Only Routers see it: an Interactor gets the services that it asks, a View
/// its assets. If everybody gets the same page (`Caching.shared`), the site makes it with a visitor who has chosen
/// nothing, so no page in a shared cache can hold anybody's choices.
///
/// The services are its members too: `context.countries`.
@dynamicMemberLookup
public struct VisitContext: Sendable {
    /// What Interactors ask.
    public let services: Services
    /// What the frame of every page links to.
    public let assets: Assets
    /// What records need to know of the site that publishes them.
    public let edition: Edition
    /// What the visitor has chosen.
    public let visitor: any VisitorService

    /// The language of what the visit shows.
    public var language: Language { assets.language }

    public init(services: Services, assets: Assets, edition: Edition, visitor: any VisitorService) {
        self.services = services
        self.assets = assets
        self.edition = edition
        self.visitor = visitor
    }

    // Inlinable: the compiler then reads the member without a key path.
    @inlinable
    public subscript<Service>(dynamicMember service: KeyPath<Services, Service>) -> Service {
        services[keyPath: service]
    }
}
