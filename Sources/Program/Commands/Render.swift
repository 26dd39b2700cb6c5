import ArgumentParser
import Foundation
import HTTPMessages
import HTTPTypes
import Site

/// Prints the response to one request.
struct Render: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Prints one page without a server.",
        discussion: "Follows no redirect: it prints where one leads. The exit status is 0 for a page that is found.")

    @Argument(help: "The page's address, such as /holidays/DE/2026.")
    var address: String

    @OptionGroup var assembly: Assembly

    func run() async throws {
        try await reportingFailures { try await assembly.withSite { site in try await print(site) } }
    }

    private func print(_ site: Site) async throws {
        let response = await site.respond(to: Request(target: address))
        FileHandle.standardOutput.write(Data(response.bytes))
        guard response.status != .ok else { return }
        let location = response.headers[.location].map { ": \($0)" } ?? ""
        printError("\(response.status.code) \(response.status.reasonPhrase)\(location)")
        throw ExitCode.failure
    }
}
