import Markup

extension DocumentOrigin {
    /// Bytes that are well-formed XML and valid.
    func xml(_ bytes: [UInt8], _ schema: Memo<Schema, DocumentFailure>) throws(DocumentFailure) -> Document {
        let schema = try schema.get()
        do throws(MarkupError) {
            var document = try Document(xml: bytes)
            try document.validate(against: schema)
            return document
        } catch {
            throw invalid(error)
        }
    }

    /// Bytes that are well-formed XML and valid.
    func xml(_ bytes: [UInt8], _ schema: Memo<RelaxNG, DocumentFailure>) throws(DocumentFailure) -> Document {
        let schema = try schema.get()
        do throws(MarkupError) {
            var document = try Document(xml: bytes)
            try document.validate(against: schema)
            return document
        } catch {
            throw invalid(error)
        }
    }

    /// HTML, its mistakes repaired.
    func html(_ bytes: [UInt8]) throws(DocumentFailure) -> Document {
        do throws(MarkupError) {
            return try Document(html: bytes)
        } catch {
            throw invalid(error)
        }
    }

    func invalid(_ problems: MarkupError) -> DocumentFailure {
        .invalid(name: name, source: source, problems: problems)
    }
}
