import Entities
import Markup
import ServiceContracts

/// The books of a document that follows the schema.
public struct Catalogue: BookService {
    private let all: [Book]

    /// - Throws: `MarkupError` with all problems, each with its line, unless the document follows the schema.
    public init(_ bytes: [UInt8]) throws(MarkupError) {
        var document = try Document(xml: bytes)
        try document.validate(against: try Schema(xsd: Array(Self.schema.utf8)))
        var all: [Book] = []
        var books = document.root.children(named: "book")
        while let book = books.next() {
            // The schema requires all three.
            guard let title = book.attribute("title"), let author = book.attribute("author"),
                let shelf = book.attribute("shelf").flatMap({ Int($0) })
            else { continue }
            all.append(Book(title: title, author: author, shelf: shelf))
        }
        self.all = all
    }

    public func books() async -> [Book] { all }

    private static let schema = """
        <xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">
          <xs:element name="catalogue">
            <xs:complexType><xs:sequence>
              <xs:element name="book" minOccurs="0" maxOccurs="1000">
                <xs:complexType>
                  <xs:attribute name="title" type="xs:token" use="required"/>
                  <xs:attribute name="author" type="xs:token" use="required"/>
                  <xs:attribute name="shelf" type="xs:unsignedByte" use="required"/>
                </xs:complexType>
              </xs:element>
            </xs:sequence></xs:complexType>
          </xs:element>
        </xs:schema>
        """
}
