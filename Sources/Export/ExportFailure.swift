import Glibc
import Support

/// Why an export ended, in words for an operator. What was finished before stays in the folder.
public enum ExportFailure: Error, Hashable, Sendable, CustomStringConvertible {
    /// The path has `..`, which means another folder if a part before it is a symbolic link.
    case indirectPath(String)
    /// The folder has files that no export wrote.
    case foreign(String)
    /// A symbolic link is in the place of a folder.
    case link(String)
    /// Another version of the program wrote the folder.
    case otherFormat(path: String, found: String)
    /// Another export is writing to the folder.
    case busy(String)
    /// The name of a page cannot be a file name.
    case unsafeName(String)
    /// Two addresses have the same file.
    case sameFile(String, addresses: [String])
    /// A system call failed.
    case system(operation: String, path: String, code: Int32)
    /// Some pages could not be made. Their older files are unchanged.
    case incomplete(pages: Int, examples: [String])
    /// A source did not supply what the pages to be made depend on.
    case noData
    /// A country of the selection has no calendar.
    case unknownCountry(String)

    public var description: String {
        switch self {
        case .indirectPath(let path): "the folder \(path) has \"..\" in its path; write the path without it"
        case .foreign(let path):
            "\(path) is not empty, and no export wrote it; choose another folder, or empty this one"
        case .link(let path):
            "\(path) is a symbolic link; an export neither writes nor removes what is behind it. Remove the link, and run "
                + "the export again"
        case .otherFormat(let path, let found):
            "\(path) was written in another format (\"\(found)\"; this program writes \"\(ExportFolder.format)\"); "
                + "export to a new folder, or delete this one first"
        case .busy(let path): "another export is writing to \(path); wait until it has finished"
        case .unsafeName(let target): "the address \(target) cannot be stored as a file"
        case .sameFile(let name, let addresses):
            "the addresses \(addresses.joined(separator: " and ")) have the same file, \(name)"
        case .system(let operation, let path, let code):
            "cannot write \(path): \(String(cString: strerror(code))) (\(operation)); what is complete is kept, so run "
                + "the export again to go on"
        case .incomplete(let pages, let examples):
            "\(pages) pages could not be made (\(examples.joined(separator: ", "))); their older files are unchanged, "
                + "so run the export again later"
        case .noData:
            "a source of the documents failed; nothing was changed in the part that needs it, so run the export again "
                + "later (almanac check says more)"
        case .unknownCountry(let code): "there is no country \(code)"
        }
    }
}

extension ExportFailure: SystemFailure {}
