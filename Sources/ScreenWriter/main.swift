import Foundation

// Called by the plugin NewScreen:
//     ScreenWriter <package as JSON> <the user's arguments>
// Writes the files of a screen and prints what to do next, or prints the errors and exits with status 1 (2 for wrong
// arguments).

let arguments = CommandLine.arguments.dropFirst()

do throws(ScreenError) {
    guard let json = arguments.first, let package = PackageLayout(json: json) else {
        throw ScreenError("ScreenWriter: error: only the plugin NewScreen may call this program", status: 2)
    }
    guard let standard = Bundle.module.resourceURL?.appending(path: "Screen") else {
        throw ScreenError("ScreenWriter: error: its templates are missing; build it again")
    }
    let request = try ScreenRequest(Array(arguments.dropFirst()), in: package)
    let templates = try ScreenTemplates(of: package, otherwise: standard)
    let plan = try ScreenPlan(request, templates)
    try plan.check()
    try plan.write()
    print(plan.report)
} catch {
    FileHandle.standardError.write(Data(error.lines.map { "\($0)\n" }.joined().utf8))
    exit(error.status)
}
