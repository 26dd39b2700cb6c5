import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// Sees every file that appears in a folder or leaves it, in the order of the kernel (inotify(7)).
///
/// The kernel keeps the events of a process that is killed, so nothing that it did is missed.
final class FolderWatch {
    enum Event: Equatable {
        /// A file was created under this name.
        case created(String)
        /// A file that was complete got this name.
        case renamed(to: String)
        case removed(String)
    }

    private let descriptor: Int32

    /// Nil if the system has no inotify, or the folder does not exist.
    init?(_ folder: String) {
        descriptor = inotify_init1(Int32(O_NONBLOCK | O_CLOEXEC))
        guard descriptor >= 0 else { return nil }
        let mask = UInt32(IN_CREATE) | UInt32(IN_MOVED_TO) | UInt32(IN_DELETE)
        guard inotify_add_watch(descriptor, folder, mask) >= 0 else { return nil }
    }

    deinit {
        if descriptor >= 0 { close(descriptor) }
    }

    /// Returns what has happened since the last call, without waiting.
    func events() -> [Event] {
        var found: [Event] = []
        var bytes = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = read(descriptor, &bytes, bytes.count)
            guard count > 0 else { return found }
            var index = 0
            while index < count {
                // wd, mask, cookie and len have 4 bytes each; then comes the name with its zeros.
                let (mask, length) = bytes.withUnsafeBytes {
                    (
                        $0.loadUnaligned(fromByteOffset: index + 4, as: UInt32.self),
                        Int($0.loadUnaligned(fromByteOffset: index + 12, as: UInt32.self))
                    )
                }
                let name = String(decoding: bytes[index + 16..<index + 16 + length].prefix { $0 != 0 }, as: UTF8.self)
                index += 16 + length
                if mask & UInt32(IN_CREATE) != 0 { found.append(.created(name)) }
                if mask & UInt32(IN_MOVED_TO) != 0 { found.append(.renamed(to: name)) }
                if mask & UInt32(IN_DELETE) != 0 { found.append(.removed(name)) }
            }
        }
    }
}
