public import AlmanacValues
public import Entities
public import ServiceContracts

extension DocumentLibrary: PlaceNameService {
    public func placeNames(in language: Language) async throws(ServiceFailure) -> PlaceNames? {
        guard let names = placeNames[language] else { return nil }
        return try await supplied(names)
    }
}
