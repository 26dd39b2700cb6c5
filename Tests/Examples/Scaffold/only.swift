// Appended to a copy of Package.swift: leaves only what the tests of Holidays, the architecture tests and the plugin need.
// Without the foreign packages nothing is fetched.
for target in package.targets where target.name == "HolidaysTests" {
    // Only suites that are not about a screen read the documents.
    target.dependencies.removeAll { if case .byNameItem("Documents", _) = $0 { true } else { false } }
}
var needed: Set = ["HolidaysTests", "AcceptanceTests", "NewScreen"]
var found = 0
while found < needed.count {
    found = needed.count
    for target in package.targets where needed.contains(target.name) {
        for dependency in target.dependencies {
            switch dependency {
            case .targetItem(let name, _), .byNameItem(let name, _): needed.insert(name)
            default: break
            }
        }
        for case .plugin(let name, nil) in target.plugins ?? [] { needed.insert(name) }
    }
}
package.targets.removeAll { !needed.contains($0.name) }
package.products.removeAll { _ in true }
package.dependencies = []
