import SnapshotSupport
import Testing

@testable import Holidays

@Suite("Holiday list: presenter, the control")
struct HolidayListControlTests: HolidayListPresenterSuite {
    @Test("H2 N1 In a list of a region the control names the region; of all regions, the country")
    func controlOfRegion() async throws {
        let bavaria = HolidayYear(Sample.code("DE"), 2026, HolidayFilter(region: Sample.region("BY")))
        var listing = Listing.sample(rows: [.sample()])
        listing.place = PlaceName(region: "Bavaria", country: "Germany")
        let control = try await page(listing, bavaria).0.control
        #expect(control.flag == "🇩🇪" && control.label == "Bavaria, Germany" && control.code?.text == "DE-BY")
        #expect(control.code?.subject == " place" && control.link == link(.chooseCountry(comingBackTo: bavaria)))
        let all = HolidayYear(Sample.code("DE"), 2026, HolidayFilter(isEverywhere: true))
        #expect(try await page(.sample(rows: [.sample()]), all).0.control.code?.text == "DE")
    }

    @Test("H6 While the list loads, heading and control name the place by its code")
    func loading() throws {
        let bavaria = HolidayYear(Sample.code("DE"), 2026, HolidayFilter(region: Sample.region("BY")))
        let presenter = HolidayListPresenter(
            interactor: HolidayListInteractorDouble(listing: .failure(.unknownCountry)), router: RecordingRouter())
        let page = try #require(presenter.loading(.choseYear(bavaria))).page
        #expect(page.loading == "Loading" && page.heading == "Holidays in DE-BY 2026")
        #expect(page.control.flag == "🇩🇪" && page.control.label == "DE-BY" && page.control.code?.text == nil)
        #expect(
            page.control.code?.subject == " place" && page.control.link == link(.chooseCountry(comingBackTo: bavaria)))
    }
}
