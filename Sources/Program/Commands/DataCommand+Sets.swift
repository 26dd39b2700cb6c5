import AlmanacValues
import ArgumentParser
import DataSets
import Documents
import Entities
import Foundation

extension DataCommand {
    struct Pack: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Writes a data set, and signs it.",
            discussion: "Without --sign, sign it with: minisign -S -s KEY -m FILE")

        @Argument(help: ArgumentHelp("The file to write: almanac-data.tar.gz.", valueName: "file"))
        var file: String
        @Option(
            help: ArgumentHelp(
                "Pack the documents of this folder; without it, those of the program.", valueName: "folder"))
        var documents: String?
        @Option(
            help: ArgumentHelp(
                "A secret key without a password, from almanac data keys or minisign -G -W.", valueName: "file"))
        var sign: String?

        func run() async throws {
            try await reportingFailures {
                let source: any DocumentSource = documents.map { DocumentFolder($0) } ?? EmbeddedDocuments()
                let archive = try DataSet.archive(of: source)
                let set = try DataSet(archive: archive)
                try Data(archive).write(to: URL(fileURLWithPath: file), options: .atomic)
                printLine("Wrote \(file): \(set.revision), \(set.countries) countries, \(archive.count) bytes")
                guard let sign else { return }
                let key = try SecretKey(try DataFile.text(sign))
                let comment = "almanac data \(set.revision)"
                try Data(key.signature(of: archive, comment: comment).utf8)
                    .write(to: URL(fileURLWithPath: file + SignedSet.signatureEnding), options: .atomic)
                printLine("Wrote \(file)\(SignedSet.signatureEnding)")
            }
        }
    }

    struct Verify: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Checks a data set: its signature, and every document in it.")

        @Argument(
            help: ArgumentHelp("The set: a file, beside which its signature is, or an address.", valueName: "set"))
        var set: String
        @OptionGroup var trust: Trust
        @Flag(help: "Whether names may resolve to this machine or its network.")
        var allowPrivateAddresses = false

        func run() async throws {
            try await reportingFailures {
                let file = try await DataFile(set, allowsPrivateAddresses: allowPrivateAddresses)
                let comment = try trust.publicKey().check(file.archive, against: file.signatureText)
                let set = try DataSet(archive: file.archive)
                printLine("\(set.revision): \(set.countries) countries, \(set.holidays) holidays")
                printLine("signed: \(comment)")
            }
        }
    }

    struct Fetch: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Fetches a data set, checks it, and puts it in place.",
            discussion: """
                Refuses a set whose signature does not hold, whose documents are not valid, that is older than the data \
                in use, or in which too much has changed, and says why; the data in use stay. The exit status is 0 if the \
                newest set is in use.
                """)

        @Argument(
            help: ArgumentHelp("The set: an address, or a file, beside which its signature is.", valueName: "set"))
        var set: String
        @OptionGroup var trust: Trust
        @OptionGroup var directory: Directory
        @Option(
            help: ArgumentHelp(
                "The share of a country's days that may have changed, in per cent.", valueName: "percent"))
        var mostChanged = 20
        @Flag(help: "Take a set that is older than the data in use.")
        var allowOlder = false
        @Flag(help: "Take a version that was taken back by rollback.")
        var again = false
        @Flag(help: "Whether names may resolve to this machine or its network.")
        var allowPrivateAddresses = false

        func run() async throws {
            try await reportingFailures {
                let folder = directory.folder
                let key = try trust.publicKey()
                let file = try await DataFile(set, allowsPrivateAddresses: allowPrivateAddresses)
                try key.check(file.archive, against: file.signatureText)
                let set = try DataSet(archive: file.archive)
                try await folder.locked {
                    let current = folder.newer
                    try check(set, after: current?.name ?? EmbeddedDocuments.revision.description)
                    let comparison = try await DataSetComparison(
                        from: current?.documents ?? EmbeddedDocuments() as any DocumentSource, to: set.documents)
                    try comparison.check(most: mostChanged)
                    let isNew = try folder.install(
                        set, published: file.published, now: Int(Date().timeIntervalSince1970), again: again)
                    printLine(isNew ? "In use: \(set.revision)" : "In use already: \(set.revision)")
                    for changed in comparison.changed {
                        printLine("\(changed.country): \(changed.percent) % of the days")
                    }
                }
            }
        }

        /// Throws if the set is of an earlier day than the data in use.
        private func check(_ set: DataSet, after current: String) throws(DataSetProblem) {
            guard !allowOlder, let day = set.revision.date, let own = CivilDate(String(current.prefix(10))), day < own
            else {
                return
            }
            throw .older(set: day.description, current: own.description)
        }
    }
}
