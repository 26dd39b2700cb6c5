import AlmanacValues

extension DocumentReader {
    /// Returns the stories of occasions. If the source has no document for them, as an operator's folder may, they are
    /// the program's own, like its occasions.
    func occasionStories() throws(DocumentFailure) -> [Slug: Story] {
        let label = label(DocumentName.occasionStories)
        if let bytes = try source.bytes(of: label.name) { return try OwnFormat.stories(bytes, label: label) }
        let embedded = DocumentReader(EmbeddedDocuments())
        let own = embedded.label(label.name)
        return try OwnFormat.stories(try embedded.required(own), label: own)
    }

    /// Returns the stories of a country's own holidays; those of the program if the source has no document for them, and
    /// none if the program has none either.
    func stories(of country: CountryCode) throws(DocumentFailure) -> [HolidayStory] {
        let label = label(DocumentName.stories(of: country))
        if let bytes = try source.bytes(of: label.name) {
            return try OwnFormat.stories(bytes, of: country, label: label)
        }
        let embedded = EmbeddedDocuments()
        guard let bytes = embedded.bytes(of: label.name) else { return [] }
        return try OwnFormat.stories(
            bytes, of: country, label: DocumentLabel(name: label.name, source: embedded.name))
    }
}
