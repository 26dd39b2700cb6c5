import Foundation
import Guestbook
import VIPER

// swift run visit /                                   prints a page
// swift run visit / name=Ada text=Hello stamp=leaf    sends the form
// Exits with status 2 for an address that the guestbook does not have.

let arguments = CommandLine.arguments.dropFirst()
let fields = arguments.dropFirst().map { argument in
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    return Form.Field(String(parts[0]), parts.count == 2 ? String(parts[1]) : "")
}

guard let place = GuestbookPlace(arguments.first ?? "/") else {
    print("404: the guestbook has no such address")
    exit(2)
}

switch await Guestbook().run(place, form: fields.isEmpty ? nil : Form(fields)) {
case .page(let page):
    print("\(page.status.code) \(page.mediaType)\n")
    print(String(decoding: page.bytes, as: UTF8.self), terminator: "")
case .redirect(let link): print("303 \(link)")
}
