/// A gate that holds tasks until it opens. It opens by itself after a minute, so that a test whose visitor waits for the
/// wrong page fails instead of hanging.
actor Gate {
    private var isOpen = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    func pass() async {
        guard !isOpen else { return }
        if waiting.isEmpty {
            Task {
                try? await Task.sleep(for: .seconds(60))
                open()
            }
        }
        await withCheckedContinuation { waiting.append($0) }
    }

    func open() {
        isOpen = true
        for one in waiting { one.resume() }
        waiting = []
    }
}
