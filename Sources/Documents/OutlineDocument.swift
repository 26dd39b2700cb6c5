import AlmanacValues
import Entities
import Markup

/// Maps a validated `outline.xml` to an entity.
struct OutlineDocument {
    let outline: Outline

    init(_ document: borrowing Document, label: DocumentLabel) throws(DocumentFailure) {
        let root = document.root
        var shapes: [Outline.Shape] = []
        var children = root.children
        while let child = children.next() { shapes.append(try Self.shape(child, label)) }
        outline = Outline(
            width: try label.number(root, "width"), height: try label.number(root, "height"),
            shapes: shapes)
    }

    private static func shape(
        _ element: borrowing Element, _ label: DocumentLabel
    ) throws(DocumentFailure) -> Outline.Shape {
        // The schema requires all of them.
        guard let country = element.attribute("country").flatMap({ CountryCode($0) }) else {
            throw label.inconsistent(element.line, "the country's code is missing")
        }
        if let path = element.attribute("path") { return Outline.Shape(country, .land(path: path)) }
        return Outline.Shape(
            country, .spot(x: try label.number(element, "x"), y: try label.number(element, "y")))
    }
}
