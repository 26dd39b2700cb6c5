import Site
import Support
import TestSupport
import Testing

@Suite("The description of the addresses for programs")
struct OperationTests {
    /// The address of an operation with the example of each parameter.
    private func example(_ operation: Operation, _ format: Format?, onlyRequired: Bool = false) -> String {
        var path = operation.path + (format.map { ".\($0.rawValue)" } ?? "")
        var query: [String] = []
        for parameter in operation.parameters {
            if parameter.isInPath {
                path = path.replacing("{\(parameter.name)}", with: parameter.example)
            } else if parameter.isRequired || !onlyRequired, parameter.rival == nil {
                query.append("\(parameter.name)=\(parameter.example)")
            }
        }
        return path + (query.isEmpty ? "" : "?" + query.joined(separator: "&"))
    }

    private func formats(_ operation: Operation) -> [Format?] {
        operation.paths.map(\.format)
    }

    /// Whether a place's address is one of an operation.
    private func describes(_ operation: Operation, _ place: Place) -> Bool {
        formats(operation).contains { format in
            let path = operation.path + (format.map { ".\($0.rawValue)" } ?? "")
            let parts = path.split(separator: "/").map(String.init)
            let segments = place.address.segments
            guard parts.count == segments.count else { return false }
            return zip(parts, segments).allSatisfy { part, segment in
                guard let open = part.firstIndex(of: "{"), let close = part.firstIndex(of: "}") else {
                    return part == segment
                }
                let (before, after) = (part[..<open], part[part.index(after: close)...])
                return segment.hasPrefix(before) && segment.hasSuffix(after)
                    && segment.count > before.count + after.count
            }
        }
    }

    @Test("F5 Every described example parses to a place for programs, and its description is of that place")
    func examples() throws {
        for operation in Operation.all {
            for format in formats(operation) {
                for onlyRequired in [false, true] {
                    let target = example(operation, format, onlyRequired: onlyRequired)
                    let place = try Place(Address(target: target))
                    #expect(describes(operation, place), "\(target)")
                    switch place {
                    case .record(_, let found): #expect(found == format && operation.group == .records, "\(target)")
                    case .interface(let found):
                        #expect(found.interface == operation.group.interface, "\(target)")
                    case .documents: #expect(operation.group == .documents, "\(target)")
                    default: Issue.record("\(target) is \(place)")
                    }
                }
            }
        }
    }

    @Test("F5 No address for programs is undescribed: 5,000 random places, and every parameter that they print")
    func everything() {
        var random = SplitMix64(seed: 13)
        for _ in 0..<5_000 {
            let place = Place.random(using: &random)
            switch place {
            case .record, .interface: break
            default: continue
            }
            let found = Operation.all.filter { describes($0, place) }
            #expect(!found.isEmpty, "\(place)")
            for item in place.address.query {
                let names = found.flatMap(\.parameters).filter { !$0.isInPath }.map(\.name)
                #expect(names.contains(item.name), "\(item.name) of \(place)")
            }
            let isInOrder = found.contains { operation in
                let order = operation.parameters.filter { !$0.isInPath }.map(\.name)
                let positions = place.address.query.compactMap { item in order.firstIndex(of: item.name) }
                return positions.count == place.address.query.count && positions == positions.sorted()
            }
            #expect(isInOrder, "\(place)")
        }
    }

    @Test("F5 A query in the order of the description is canonical, so generated clients are not redirected")
    func order() throws {
        for operation in Operation.all where operation.group == .records {
            let query = operation.parameters.filter { !$0.isInPath }
            let others = query.filter { $0.rival != nil }.map { one in query.filter { $0.name != one.rival } }
            for chosen in [query.filter { $0.rival == nil }] + others {
                let items = chosen.map { "\($0.name)=\($0.example)" }.joined(separator: "&")
                for format in formats(operation) {
                    let path = example(operation, format, onlyRequired: true).split(separator: "?").first ?? ""
                    let target = items.isEmpty ? String(path) : "\(path)?\(items)"
                    let place = try Place(Address(target: target))
                    #expect(place.address.query.map(\.name) == chosen.map(\.name), "\(target)")
                }
            }
        }
    }

    @Test("F5 Names and paths of operations differ, and each brace in a path has a parameter")
    func wellFormed() {
        #expect(Set(Operation.all.map(\.id)).count == Operation.all.count)
        let paths = Operation.all.flatMap(\.paths).map(\.path)
        #expect(Set(paths).count == paths.count)
        for operation in Operation.all {
            let braces = operation.path.matches(of: #/\{(\w+)\}/#).map { String($0.1) }
            #expect(braces.sorted() == operation.parameters.filter(\.isInPath).map(\.name).sorted())
            for parameter in operation.parameters where parameter.isInPath { #expect(parameter.isRequired) }
        }
    }
}
