import AlmanacValues
import ArgumentParser
import DataSets
import Documents
import Entities
import Foundation

/// Publishes, fetches, checks and installs data that are separate from the program.
struct DataCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "data",
        abstract: "Keeps the data up to date without a new program.",
        discussion: """
            A data set is one file, almanac-data.tar.gz, signed with minisign's format: almanac-data.tar.gz.minisig. Any \
            web server can publish the two. A server that is started with --data-directory takes a new set without a \
            restart.
            """,
        subcommands: [Fetch.self, Verify.self, List.self, Rollback.self, Pack.self, Keys.self])

    /// How `fetch` and `verify` decide whether to trust a set.
    struct Trust: ParsableArguments {
        @Option(help: ArgumentHelp("The public key of minisign: its text, or a file.", valueName: "key"))
        var key: String

        func publicKey() throws(DataSetProblem) -> PublicKey {
            try PublicKey((try? String(contentsOfFile: key, encoding: .utf8)) ?? key)
        }
    }

    struct Directory: ParsableArguments {
        @Option(
            name: .customLong("data-directory"), help: ArgumentHelp("The folder of data sets.", valueName: "folder"))
        var path: String

        var folder: DataFolder { DataFolder(path) }
    }

    struct List: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Lists the versions in a folder, the last one first.")
        @OptionGroup var directory: Directory

        func run() throws {
            let versions = directory.folder.list()
            guard !versions.isEmpty else {
                printLine(
                    "No data sets in \(directory.path). The program's own data are \(EmbeddedDocuments.revision).")
                return
            }
            let format = ISO8601DateFormatter()
            for version in versions {
                let installed = format.string(from: Date(timeIntervalSince1970: Double(version.installed)))
                let notes = [
                    version.isCurrent ? "in use" : nil, version.isTakenBack ? "taken back" : nil,
                ].compactMap(\.self)
                printLine(([version.name, "since \(installed)"] + notes).joined(separator: "  "))
            }
        }
    }

    struct Rollback: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Goes back to the version before, which a running server takes at once.",
            discussion: "The version that is left does not come back by itself: fetch refuses it without --again.")
        @OptionGroup var directory: Directory

        func run() async throws {
            try await reportingFailures {
                let folder = directory.folder
                try await folder.locked {
                    let name = try folder.rollBack()
                    printLine("In use: \(name ?? "the program's own data, \(EmbeddedDocuments.revision)")")
                }
            }
        }
    }

    struct Keys: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Makes a pair of keys, as minisign -G -W does: almanac.key, which is secret, and almanac.pub.")
        @Argument(help: ArgumentHelp("The folder to write them to.", valueName: "folder"))
        var folder: String

        func run() throws {
            let (secret, open) = ("\(folder)/almanac.key", "\(folder)/almanac.pub")
            guard ![secret, open].contains(where: FileManager.default.fileExists) else {
                throw ValidationError("\(folder) has keys already; they are not replaced")
            }
            let key = try SecretKey()
            // Nobody else may read the file, from its first byte on.
            guard
                FileManager.default.createFile(
                    atPath: secret, contents: Data(key.file.utf8), attributes: [.posixPermissions: 0o600])
            else { throw ValidationError("\(secret) cannot be written") }
            try Data(key.publicKey.file.utf8).write(to: URL(fileURLWithPath: open))
            printLine("Wrote \(secret), which is secret, and \(open), which belongs to --key.")
        }
    }
}
