extension Result {
    /// Awaits a value, and keeps the failure instead of throwing it.
    package init(_ body: () async throws(Failure) -> Success) async {
        do throws(Failure) {
            let value = try await body()
            self = .success(value)
        } catch {
            self = .failure(error)
        }
    }
}
