import ArgumentParser
import Documents
import Foundation
import Site

/// Runs a body whose known failures become a line for the operator and exit status 1.
func reportingFailures<Result>(_ body: () async throws -> Result) async throws -> Result {
    do {
        return try await body()
    } catch let failure as ServerFailure {
        printError("almanac: \(failure)")
    } catch let failure as SettingFailure {
        printError("almanac: \(failure)")
    } catch let failure as DocumentFailure {
        printError("almanac: \(failure)")
    }
    throw ExitCode.failure
}

/// Unlike `print`, is not held back until a buffer is full: who waits for the line gets it, through a pipe too.
func printLine(_ text: String) {
    FileHandle.standardOutput.write(Data((text + "\n").utf8))
}

func printError(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
}
