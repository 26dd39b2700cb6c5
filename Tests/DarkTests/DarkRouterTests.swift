import SnapshotSupport
import Testing

@testable import Dark

@Suite("Dark side: entry point", .patient)
struct DarkRouterTests {
    @Test("A5 The screen is assembled with its own content")
    func screen() async throws {
        let router = DarkRouter(Sample.context(.only(sides: SideServiceDouble())))
        let rendering = try await router.start(DarkPlace()).shown
        #expect(rendering.text.contains("Created by King Adas"))
    }

    @Test("A7 After 1,000 visits every part of the module is deallocated")
    func lifetime() async {
        let leak = await SideRequests.leak { sides in
            _ = await DarkRouter(Sample.context(.only(sides: sides))).start(DarkPlace())
        }
        #expect(leak.asked && !leak.isAlive)
    }
}
