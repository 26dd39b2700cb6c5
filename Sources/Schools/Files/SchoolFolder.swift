import AlmanacValues
import Foundation
public import Support

/// A folder with a copy of OpenHolidays' data (github.com/openpotato/openholidaysapi.data). Only the school holidays
/// are read.
///
/// Rows are independent: one that cannot be used is rejected with its file, line and a reason, and the others are used.
public struct SchoolFolder: Sendable {
    private let path: String
    /// The most files of one country, and the most countries.
    static let most = 300

    /// - Parameter path: the copy, or its folder `src`.
    public init(_ path: String) {
        self.path = path
    }

    /// Reads all files of school holidays.
    ///
    /// - Throws: why the folder itself cannot be used.
    public func content() throws(FileProblem) -> SchoolContent {
        var content = SchoolContent()
        let source = try source()
        let names = names(in: source)
        guard names.count <= Self.most else {
            throw FileProblem(path, "the folder has more than \(Self.most) entries")
        }
        for name in names {
            guard name.utf8.count == 2, let code = CountryCode(name), isFolder(source.appendingPathComponent(name))
            else {
                continue
            }
            read(code, source.appendingPathComponent(name), "\(prefix(source))\(name)", into: &content)
        }
        guard content.files > 0 else {
            throw FileProblem(
                path, "the folder has no school holidays (src/at/holidays/holidays.school.csv and others)")
        }
        return content
    }

    private func source() throws(FileProblem) -> URL {
        let folder = URL(fileURLWithPath: path, isDirectory: true)
        guard isFolder(folder) else { throw FileProblem(path, "there is no such folder") }
        let inner = folder.appendingPathComponent("src", isDirectory: true)
        return isFolder(inner) ? inner : folder
    }

    /// What the path of a file in the folder begins with.
    private func prefix(_ source: URL) -> String {
        source.lastPathComponent.utf8.elementsEqual("src".utf8) ? "src/" : ""
    }

    private func read(_ code: CountryCode, _ folder: URL, _ name: String, into content: inout SchoolContent) {
        let holidays = folder.appendingPathComponent("holidays", isDirectory: true)
        let files = names(in: holidays).filter { $0.hasPrefix("holidays.school") && $0.hasSuffix(".csv") }
        guard !files.isEmpty else { return }
        guard files.count <= Self.most else {
            content.problems.append(FileProblem("\(name)/holidays", "the folder has more than \(Self.most) files"))
            return
        }
        var country = SchoolCountry(
            code: code,
            places: SubdivisionReader(name: name, bytes: { bytes($0, in: folder) }).places(&content.problems))
        for file in files {
            let path = "\(name)/holidays/\(file)"
            do throws(FileProblem) {
                guard let bytes = bytes(file, in: holidays) else {
                    throw FileProblem(path, "the file cannot be read")
                }
                let table = try SchoolTable(path, bytes, needed: SchoolRow.needed, known: SchoolRow.known)
                content.files += 1
                content.newest = [content.newest, day(of: holidays.appendingPathComponent(file))].compactMap(\.self)
                    .max()
                content.rows += table.problems.count
                content.problems += table.problems
                for row in table.rows { add(row, path, to: &country, &content) }
            } catch {
                content.problems.append(error)
            }
        }
        content.countries.append(country)
    }

    private func add(
        _ row: SchoolTable.Row, _ path: String, to country: inout SchoolCountry, _ content: inout SchoolContent
    ) {
        do throws(FileProblem) {
            let row = try SchoolRow(row, file: path, country: country.code)
            guard let found = try row.schoolBreak(country.code, country.places) else {
                content.others += 1
                return
            }
            content.rows += 1
            country.breaks.append(found)
        } catch {
            content.rows += 1
            content.problems.append(error)
        }
    }

    // MARK: Files

    private func names(in folder: URL) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    }

    private func isFolder(_ url: URL) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) && isFolder.boolValue
    }

    /// Returns the bytes of a regular file; nil without one. A file that is too large is cut one byte beyond the limit,
    /// so that the table rejects it.
    private func bytes(_ name: String, in folder: URL) -> [UInt8]? {
        let url = folder.appendingPathComponent(name)
        let type = try? FileManager.default.attributesOfItem(atPath: url.resolvingSymlinksInPath().path)[.type]
        guard type as? FileAttributeType == .typeRegular, let handle = try? FileHandle(forReadingFrom: url) else {
            return nil
        }
        defer { try? handle.close() }
        return (try? handle.read(upToCount: SchoolTable.largest + 1)).map { Array($0) }
    }

    private func day(of url: URL) -> CivilDate? {
        guard
            let date = try? FileManager.default.attributesOfItem(atPath: url.resolvingSymlinksInPath().path)[
                .modificationDate] as? Date
        else { return nil }
        return CivilDate(dayNumber: Int((date.timeIntervalSince1970 / 86_400).rounded(.down)))
    }
}
