public import AlmanacValues
public import Entities

/// The changes of another service, with holidays under the names of a language beside their English ones.
///
/// A holiday that has no translation keeps its English name alone, and so do all if the translations cannot be read.
public struct LocalizedChanges: ChangeService {
    private let base: any ChangeService
    private let translations: any TranslationService
    private let language: Language

    public init(_ base: any ChangeService, in language: Language, _ translations: any TranslationService) {
        self.base = base
        self.language = language
        self.translations = translations
    }

    public func revisions(of country: CountryCode) async throws(ServiceFailure) -> [Revision]? {
        guard let revisions = try await base.revisions(of: country) else { return nil }
        guard let translations = try? await translations.translations(into: language) else { return revisions }
        let tag = language.facts.tag
        return revisions.map { revision in
            revision.translated { name in
                translations.name(ofHoliday: name).map { LocalizedText($0, language: tag) }
            }
        }
    }
}
