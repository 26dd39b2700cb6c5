import VIPER

/// Renders through `Templates/Guestbook/book.mustache`.
struct BookView: HTMLView {
    typealias Page = BookPage

    func event(from visit: Visit<GuestbookPlace>) -> BookEvent {
        if let form = visit.form {
            let stamp = form.value("stamp").flatMap(Stamp.init(rawValue:)) ?? .leaf
            return .signed(BookDraft(name: form.value("name") ?? "", text: form.value("text") ?? "", stamp: stamp))
        }
        guard case .book(let stamp) = visit.place else { return .opened(stamp: nil) }
        return .opened(stamp: stamp)
    }
}
