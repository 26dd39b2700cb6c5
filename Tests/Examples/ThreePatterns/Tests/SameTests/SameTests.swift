import Birds
import BirdsMVC
import BirdsMVVM
import BirdsVIPER
import Doubles
import Testing
import VIPER
import VIPERTesting

/// Compares the three on the same visits: otherwise their lines could not be compared.
@Suite("The three patterns do the same")
struct SameTests {
    private static let puffin = Sighting(species: "Puffin & <b>", count: 3)
    private static let sources: [@Sendable () -> SightingServiceDouble] = [
        { SightingServiceDouble([puffin]) }, { SightingServiceDouble([]) }, { SightingServiceDouble(nil) },
        { SightingServiceDouble([puffin, puffin], isDownForAdding: true) },
    ]
    private static let forms: [Form?] = [
        nil, Form([.init("species", "Puffin"), .init("count", "3")]), Form([.init("species", "Puffin")]), Form([]),
        Form([.init("species", "\""), .init("count", "10001")]),
    ]

    @Test("Same visit, same bytes, same status, same redirect, same sightings added")
    func same() async {
        for source in Self.sources {
            for (place, form) in Self.forms.map({ (BirdsPlace.page, $0) }) + [(.json, nil)] {
                let visit = Visit(place, form: form)
                let services = [source(), source(), source()]
                let visits = await [
                    RecordedVisit(SightingsController(service: services[0]).respond(to: visit)),
                    RecordedVisit(Sightings(service: services[1]).respond(to: visit)),
                    RecordedVisit(SightingsRouter(service: services[2]).respond(to: visit)),
                ]
                for other in 1...2 {
                    #expect(visits[other].rendering == visits[0].rendering, "\(place), \(String(describing: form))")
                    #expect(visits[other].redirect == visits[0].redirect)
                    #expect(services[other].added == services[0].added)
                }
            }
        }
    }
}
