/// Which screen to write, and into which targets.
struct ScreenRequest: Hashable {
    let package: PackageLayout
    let screen: ScreenName
    let module: PackageLayout.Target
    let tests: PackageLayout.Target

    static let usage = """
        usage: swift package --allow-writing-to-package-directory new-screen MODULE SCREEN
          MODULE  a target of this package, such as Holidays
          SCREEN  a Swift type name, such as Timetable
        Writes contract, View, Interactor, Presenter, Router, template, tests and snapshots. Overwrites nothing.
        Without the option, SwiftPM asks for the permission. Every target needs a first file, or SwiftPM ignores it.
        """

    /// - Parameter arguments: as the user wrote them.
    /// - Throws: `ScreenError` if the module does not exist, if it has no tests, or if the name is not valid for a screen.
    init(_ arguments: [String], in package: PackageLayout) throws(ScreenError) {
        guard arguments.count == 2, !arguments.contains(where: { $0.hasPrefix("-") }) else {
            throw ScreenError(Self.usage, status: 2)
        }
        let name = arguments[0]
        guard let module = package.targets.first(where: { $0.name == name && !$0.isTest }) else {
            throw Self.noModule(name, in: package)
        }
        screen = try ScreenName(arguments[1])
        guard let tests = package.targets.first(where: { $0.name == "\(name)Tests" && $0.isTest }) else {
            throw ScreenError(
                "\(package.declaration(of: name)): error: \(name) has no tests; add the target "
                    + ".testTarget(name: \"\(name)Tests\", dependencies: [\"\(name)\", "
                    + ".product(name: \"VIPERTesting\", package: \"almanac\")], exclude: [\"__Snapshots__\"]) "
                    + "with a first file in Tests/\(name)Tests")
        }
        let missing =
            Self.missing(["VIPER", "HTML"], product: "VIPER", from: module, in: package)
            + Self.missing(["VIPERTesting"], product: "VIPERTesting", from: tests, in: package)
        guard missing.isEmpty else { throw ScreenError(missing) }
        self.package = package
        self.module = module
        self.tests = tests
    }

    private static func noModule(_ name: String, in package: PackageLayout) -> ScreenError {
        let modules = package.targets.filter { !$0.isTest && $0.imports.contains("VIPER") }.map(\.name).sorted()
        return ScreenError(
            "Package.swift: error: there is no target “\(name.shown)” for a screen; "
                + (modules.isEmpty
                    ? "no target depends on VIPER" : "those with VIPER are \(modules.joined(separator: ", "))")
                + ". To add a module, declare it and its tests in Package.swift, each with a first file")
    }

    private static func missing(
        _ modules: [String], product: String, from target: PackageLayout.Target, in package: PackageLayout
    ) -> [String] {
        if modules.allSatisfy(target.imports.contains) { return [] }
        let place = package.declaration(of: target.name)
        return ["\(place): error: \(target.name) needs .product(name: \"\(product)\", package: \"almanac\")"]
    }
}
