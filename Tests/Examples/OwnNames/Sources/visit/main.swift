import Places
import Site
import VIPER

// swift run visit ADDRESS

let books = "<catalogue><book title='The Time Machine' author='H. G. Wells' shelf='3'/></catalogue>"

if let place = Place(CommandLine.arguments.dropFirst().first ?? "/search?q="),
    case .page(let page) = await (try Site(document: Array(books.utf8))).run(place)
{
    print(String(decoding: page.bytes, as: UTF8.self))
} else {
    print("404")
}
