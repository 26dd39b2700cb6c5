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

    /// From bytes of an upstream to what is in them, by way of parser, schema and mapping.
    ///
    /// Of an item that is not valid, libxml2's RELAX NG validator only says that it is one too many. What is wrong
    /// with it, the mapping can tell, which makes sure of all that it uses: its reason is the one that is given.
    func reading<Value>(
        _ bytes: [UInt8], _ schema: Memo<RelaxNG, DocumentFailure>,
        _ map: (borrowing Document) throws(DocumentFailure) -> Value
    ) throws(DocumentFailure) -> Value {
        let schema = try schema.get()
        var document = try xml(bytes)
        do throws(MarkupError) {
            try document.validate(against: schema)
        } catch {
            _ = try map(document)
            throw invalid(error)
        }
        return try map(document)
    }

    private func xml(_ bytes: [UInt8]) throws(DocumentFailure) -> Document {
        do throws(MarkupError) {
            return try Document(xml: bytes)
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
