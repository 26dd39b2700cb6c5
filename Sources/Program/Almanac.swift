import ArgumentParser

@main
struct AlmanacCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "almanac",
        abstract: "A web almanac of the world's holidays.",
        version: Build.embedded.description,
        subcommands: [
            Serve.self, Render.self, Trace.self, Check.self, ExportCommand.self, DataCommand.self,
            AssistantsCommand.self,
        ],
        defaultSubcommand: Serve.self)
}
