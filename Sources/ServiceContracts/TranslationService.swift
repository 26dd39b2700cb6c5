public import AlmanacValues
public import Entities

/// Provides what occasions and holidays are called in other languages than English, and what they are.
public protocol TranslationService: Sendable {
    /// Returns the translations into a language; nil for English, and if the source has none.
    func translations(into language: Language) async throws(ServiceFailure) -> Translations?
}

/// The translations of a source that has none.
public struct NoTranslations: TranslationService {
    public init() {}

    public func translations(into _: Language) async throws(ServiceFailure) -> Translations? { nil }
}
