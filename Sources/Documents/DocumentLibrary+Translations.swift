public import AlmanacValues
public import Entities
public import ServiceContracts

extension DocumentLibrary: TranslationService {
    public func translations(into language: Language) async throws(ServiceFailure) -> Translations? {
        guard let document = translated[language] else { return nil }
        return try await supplied(document)
    }
}
