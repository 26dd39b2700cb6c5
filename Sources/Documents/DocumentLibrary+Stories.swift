public import AlmanacValues

extension DocumentLibrary {
    public func story(of id: Slug) async throws(ServiceFailure) -> Story? {
        try await supplied(stories.occasions)[id]
    }

    public func story(of holiday: String, in country: CountryCode) async throws(ServiceFailure) -> Story? {
        do throws(DocumentFailure) {
            return try await stories.story(of: holiday, in: country)
        } catch {
            throw refused(error)
        }
    }
}
