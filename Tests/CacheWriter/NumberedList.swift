public import Adapters
import Documents
import Markup

/// A document that states its own content: its name, its version and the number of its items.
public enum NumberedList {
    public static func request(_ name: String) -> UpstreamRequest {
        UpstreamRequest(
            url: "https://lists.example/\(name.replacing(" ", with: "-"))", mediaTypes: ["application/xml"])
    }

    static func document(_ version: Int, name: String, items: Int) -> [UInt8] {
        var text = "<list name=\"\(name)\" version=\"\(version)\" items=\"\(items)\">\n"
        for item in 0..<items { text += "<item>\(item) of \(version)</item>\n" }
        return Array((text + "</list>\n").utf8)
    }

    /// Reads the version. Fails if the document's content differs from what it states.
    public static func reading(_ name: String) -> Reading<Int> {
        Reading(name: name) { bytes throws(DocumentFailure) in
            do throws(MarkupError) {
                let document = try Document(xml: bytes)
                let list = document.root
                var items = 0
                var children = list.children
                while let item = children.next() {
                    guard item.text == "\(items) of \(list.attribute("version") ?? "")" else { break }
                    items += 1
                }
                if list.attribute("name") == request(name).url, list.attribute("items") == "\(items)",
                    let version = list.attribute("version").flatMap({ Int($0) })
                {
                    return version
                }
            } catch {
                throw .invalid(name: name, source: "upstream", problems: error)
            }
            throw .inconsistent(name: name, source: "upstream", line: 1, reason: "not the requested document")
        }
    }
}
