import Foundation

extension ScreenPlan {
    /// Writes all files, or none: after an error it removes what it has written.
    ///
    /// - Throws: `ScreenError` if a file exists by now, or cannot be written.
    func write() throws(ScreenError) {
        var written: [String] = []
        for file in files {
            do {
                written += try Self.makeFolder((file.path as NSString).deletingLastPathComponent)
                // Fails if the file exists, even if it was made a moment ago.
                try Data(file.text.utf8).write(to: URL(fileURLWithPath: file.path), options: .withoutOverwriting)
                written.append(file.path)
            } catch {
                Self.remove(written)
                throw ScreenError([
                    "\(request.package.shown(file.path)): error: cannot be written: \(error.localizedDescription)",
                    "Nothing was written.",
                ])
            }
        }
    }

    /// Makes a folder and those above it, and returns those that did not exist, the outermost first.
    private static func makeFolder(_ path: String) throws -> [String] {
        var missing: [String] = []
        var folder = path
        while !FileManager.default.fileExists(atPath: folder), folder != "/", !folder.isEmpty {
            missing.append(folder)
            folder = (folder as NSString).deletingLastPathComponent
        }
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        return missing.reversed()
    }

    /// Removes what this run has made. A folder to which somebody else has added something stays.
    private static func remove(_ written: [String]) {
        for path in written.reversed() {
            // Unlike FileManager, `remove` deletes only empty folders.
            _ = Foundation.remove(path)
        }
    }
}
