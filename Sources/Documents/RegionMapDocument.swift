import AlmanacValues
import Entities
import Markup

/// Maps a validated `maps/CC.xml` to an entity.
struct RegionMapDocument {
    let map: RegionMap

    /// Rejects a document about another country.
    init(
        _ document: borrowing Document, of country: CountryCode, label: DocumentLabel
    ) throws(DocumentFailure) {
        let root = document.root
        guard let found = root.attribute("country").flatMap({ CountryCode($0) }), found == country else {
            throw label.inconsistent(root.line, "expected the map of \(country)")
        }
        var shapes: [RegionMap.Shape] = []
        var insets: [RegionMap.Inset] = []
        var children = root.children
        while let child = children.next() {
            if child.isNamed("inset") {
                insets.append(
                    RegionMap.Inset(
                        x: try label.number(child, "x"), y: try label.number(child, "y"),
                        width: try label.number(child, "width"), height: try label.number(child, "height")))
            } else {
                shapes.append(try Self.shape(child, label))
            }
        }
        map = RegionMap(
            width: try label.number(root, "width"), height: try label.number(root, "height"), shapes: shapes,
            insets: insets)
    }

    private static func shape(
        _ element: borrowing Element, _ label: DocumentLabel
    ) throws(DocumentFailure) -> RegionMap.Shape {
        let codes = (element.attribute("regions") ?? "").split(separator: " ").map { RegionCode($0) }
        let regions = codes.compactMap(\.self)
        // The schema requires words that are codes.
        guard regions.count == codes.count else {
            throw label.inconsistent(element.line, "a region's code is missing")
        }
        if let path = element.attribute("path") { return RegionMap.Shape(regions, .land(path: path)) }
        return RegionMap.Shape(
            regions, .spot(x: try label.number(element, "x"), y: try label.number(element, "y")))
    }
}

extension DocumentLabel {
    /// Returns the number in an attribute, which the schema requires.
    func number(_ element: borrowing Element, _ name: StaticString) throws(DocumentFailure) -> Int {
        guard let number = element.attribute(name).flatMap({ Int($0) }) else {
            throw inconsistent(element.line, "a number is missing")
        }
        return number
    }
}
