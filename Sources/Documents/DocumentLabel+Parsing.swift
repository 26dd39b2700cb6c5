package import Markup
package import Support

extension DocumentLabel {
    /// Parses XML and validates it against an XML Schema.
    func xml(_ bytes: [UInt8], _ schema: MadeOnce<Schema, DocumentFailure>) throws(DocumentFailure) -> Document {
        let schema = try schema.get()
        do throws(MarkupError) {
            var document = try Document(xml: bytes)
            try document.validate(against: schema)
            return document
        } catch {
            throw invalid(error)
        }
    }

    /// Parses an upstream's XML, validates it against a RELAX NG schema and maps it to a value.
    ///
    /// For an invalid item, libxml2's RELAX NG validator only reports an extra element. The mapping checks everything
    /// it uses and knows the real reason, so its error takes precedence over the validator's.
    package func reading<Value>(
        _ bytes: [UInt8], _ schema: MadeOnce<RelaxNG, DocumentFailure>,
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

    /// Parses HTML and repairs its errors.
    package func html(_ bytes: [UInt8]) throws(DocumentFailure) -> Document {
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
