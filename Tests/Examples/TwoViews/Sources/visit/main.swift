import Foundation
import Harbour
import VIPER

// swift run visit /harbour         prints the page for people
// swift run visit /harbour.json    prints the one for programs
// Exits with status 2 for any other address.

guard let place = HarbourPlace(rawValue: CommandLine.arguments.dropFirst().first ?? "/harbour") else {
    print("404: there is only /harbour and /harbour.json")
    exit(2)
}

switch await Harbour().run(place) {
case .page(let page):
    print("\(page.status.code) \(page.mediaType)\n")
    print(String(decoding: page.bytes, as: UTF8.self), terminator: "")
case .redirect(let link): print("303 \(link)")
}
