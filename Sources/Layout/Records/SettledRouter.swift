public import AlmanacValues
public import HTML
import Places
public import VIPER

/// The Router of a record in a language: it leads to pages and records in the same language. A page writes its language
/// before each link; a record has links as they are.
public struct SettledRouter<Base: Router>: Router {
    private let base: Base
    private let language: Language

    fileprivate init(_ base: Base, in language: Language) {
        self.base = base
        self.language = language
    }

    public func link(to navigation: Base.Navigation) -> Link {
        let link = base.link(to: navigation)
        return language == .english ? link : link.settled(in: language.page)
    }
}

extension Router {
    /// Returns a Router to the same places in a language.
    public func settled(in language: Language) -> SettledRouter<Self> { SettledRouter(self, in: language) }
}
