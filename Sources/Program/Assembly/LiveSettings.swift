import Synchronization

/// The settings of a running server. Some of them may change when their file changes.
final class LiveSettings: Sendable {
    private struct State {
        var maker: SiteMaker
        var reader: SettingReader
    }

    private let state: Mutex<State>
    private let read: @Sendable () throws(SettingFailure) -> SettingReader

    /// - Parameter read: reads options, environment and file again.
    init(
        _ maker: SiteMaker, _ reader: SettingReader,
        read: @escaping @Sendable () throws(SettingFailure) -> SettingReader
    ) {
        state = Mutex(State(maker: maker, reader: reader))
        self.read = read
    }

    /// Makes the site from the settings.
    var maker: SiteMaker { state.withLock(\.maker) }

    /// The files and folders to watch for changes.
    var places: FolderWatch.Places {
        state.withLock { state in
            let settings = state.maker.settings
            return FolderWatch.Places(
                files: [state.reader.path, settings.documents, settings.own, settings.schools].compactMap(\.self),
                links: [settings.dataDirectory.map { "\($0)/current" }].compactMap(\.self))
        }
    }

    /// Reads the settings again, and applies those that a running server can change.
    ///
    /// - Throws: why they cannot be used. Nothing has changed then.
    func renew() throws(SettingFailure) -> SettingReader.Renewal {
        let new = try read()
        let (maker, reader) = state.withLock { ($0.maker, $0.reader) }
        let renewal = reader.taking(new)
        if !renewal.changed.isEmpty {
            let renewed = try maker.with(renewal.reader)
            state.withLock { $0 = State(maker: renewed, reader: renewal.reader) }
        }
        return renewal
    }
}
