import AlmanacValues
import Entities
import Foundation
public import Support

/// The folder with the operator's calendars and corrections.
///
/// Files are independent: one that cannot be used is rejected with its line and a reason, and the others are used.
public struct OwnFolder: Sendable {
    private let path: String
    /// The most files that are read.
    static let most = 500

    public init(_ path: String) {
        self.path = path
    }

    /// What the folder has.
    public struct Content: Hashable, Sendable {
        /// In the order of their codes.
        public var calendars: [OwnCalendar] = []
        public var corrections: [OwnCorrection] = []
        /// The files that cannot be used, and why.
        public var problems: [FileProblem] = []
        /// Changes when what was read changes: sixteen hexadecimal digits.
        public internal(set) var digest = ""

        public init() {}
    }

    /// Reads all files.
    ///
    /// - Throws: why the folder itself cannot be read.
    public func content() throws(FileProblem) -> Content {
        var content = Content()
        var read: [String: OwnXMLFile.Content] = [:]
        var tables: [String: OwnFile] = [:]
        var digest = FileDigest()
        for name in try names() {
            do throws(FileProblem) {
                guard let file = try file(name) else { continue }
                digest.add(name.utf8, file.bytes)
                if file.form == .xml { read[name] = try OwnXMLFile(file: file).content() } else { tables[name] = file }
            } catch {
                content.problems.append(error)
            }
        }
        var imported: Set<String> = []
        for (name, document) in read.sorted(by: { $0.key < $1.key }) {
            do throws(FileProblem) {
                switch document {
                case .corrections(let corrections): content.corrections += corrections
                case .calendar(let calendar, let imports):
                    // Imported files are not calendars of their own, even if the calendar that imports them is
                    // rejected.
                    imported.formUnion(imports)
                    content.calendars.append(try calendar.adding(imports, of: tables, into: name))
                }
            } catch {
                content.problems.append(error)
            }
        }
        for (name, file) in tables.sorted(by: { $0.key < $1.key }) where !imported.contains(name) {
            do throws(FileProblem) {
                content.calendars.append(try OwnTable(file: file).calendar())
            } catch {
                content.problems.append(error)
            }
        }
        content.refuseSecond()
        content.digest = digest.hexadecimal
        return content
    }

    /// The names of the files that may be read, in order. Hidden ones and those of editors are left out.
    private func names() throws(FileProblem) -> [String] {
        do {
            let names = try FileManager.default.contentsOfDirectory(atPath: path)
                .filter { !$0.hasPrefix(".") && !$0.hasSuffix("~") }.sorted()
            guard names.count <= Self.most else {
                throw FileProblem(path, "the folder has more than \(Self.most) files")
            }
            return names
        } catch let problem as FileProblem {
            throw problem
        } catch {
            throw FileProblem(path, "the folder cannot be read: \(error.localizedDescription)")
        }
    }

    /// Returns a file; nil for a folder, and for a README.
    private func file(_ name: String) throws(FileProblem) -> OwnFile? {
        let url = URL(fileURLWithPath: path, isDirectory: true).appendingPathComponent(name)
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder), !isFolder.boolValue else {
            return nil
        }
        let ending = name.utf8.split(separator: UInt8(ascii: ".")).last.map { String(decoding: $0, as: UTF8.self) }
        if ["md", "txt"].contains(ending) { return nil }
        guard let form = ending.flatMap({ OwnFile.Form(rawValue: $0.lowercased()) }) else {
            throw FileProblem(
                name, "the folder has calendars and corrections, whose names end with .xml, .ics or .csv")
        }
        do {
            let facts = try FileManager.default.attributesOfItem(atPath: url.resolvingSymlinksInPath().path)
            let isSmall = (facts[.size] as? Int ?? 0) <= OwnFile.largest
            let bytes = isSmall ? [UInt8](try Data(contentsOf: url)) : []
            guard isSmall, bytes.count <= OwnFile.largest else {
                throw FileProblem(name, "the file is larger than \(OwnFile.largest) bytes")
            }
            let modified = (facts[.modificationDate] as? Date).map { date in
                RevisionTime(seconds: Int(date.timeIntervalSince1970.rounded(.down)))
            }
            return OwnFile(name: name, form: form, bytes: bytes, modified: modified)
        } catch let problem as FileProblem {
            throw problem
        } catch {
            throw FileProblem(name, "the file cannot be read: \(error.localizedDescription)")
        }
    }
}

extension OwnFolder.Content {
    /// Returns the content. Files that cannot be used any more keep their earlier content.
    public func keeping(_ earlier: OwnFolder.Content?) -> OwnFolder.Content {
        guard let earlier else { return self }
        var content = self
        let broken = Set(problems.map(\.file))
        let codes = Set(calendars.map(\.code))
        content.calendars += earlier.calendars.filter { broken.contains($0.file) && !codes.contains($0.code) }
        content.calendars.sort { $0.code < $1.code }
        content.corrections += earlier.corrections.filter { broken.contains($0.file) }
        return content
    }

    /// The numbers of files that are used, and that are refused.
    public var usedFiles: Int { Set(calendars.map(\.file)).union(corrections.map(\.file)).subtracting(refused).count }
    public var refusedFiles: Int { refused.count }

    private var refused: Set<String> { Set(problems.map(\.file)) }

    /// What there is, for logs: ", 2 own calendars, 1 own correction".
    public var summary: String {
        func count(_ number: Int, _ noun: String) -> String { ", \(number) \(noun)\(number == 1 ? "" : "s")" }
        return count(calendars.count, "own calendar")
            + (corrections.isEmpty ? "" : count(corrections.count, "own correction"))
            + (problems.isEmpty ? "" : count(problems.count, "file") + " refused")
    }

    /// Rejects the second of two files that would have the same address.
    fileprivate mutating func refuseSecond() {
        var files: [RegionCode: String] = [:]
        var kept: [OwnCalendar] = []
        for calendar in calendars {
            if let first = files[calendar.code] {
                problems.append(
                    FileProblem(
                        calendar.file, "\(first) has the address \(calendar.code) already; rename one of them"))
            } else {
                files[calendar.code] = calendar.file
                kept.append(calendar)
            }
        }
        calendars = kept.sorted { $0.code < $1.code }
    }
}
