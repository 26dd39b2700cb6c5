import ArgumentParser
import DataSets
import Documents
import Export
import Foundation
import HTTPServer

/// Runs the body. Prints a known failure as one line for the operator and exits with status 1.
func reportingFailures<Result>(
    to log: OperatorLog = OperatorLog(isJSON: false), _ body: () async throws -> Result
) async throws -> Result {
    do {
        return try await body()
    } catch let failure as ServerFailure {
        log.fail("\(failure)")
    } catch let failure as SettingFailure {
        log.fail("\(failure)")
    } catch let failure as ExportFailure {
        log.fail("\(failure)")
    } catch let problem as DataSetProblem {
        log.fail("\(problem)")
    } catch let failure as DocumentFailure {
        log.fail("\(failure)")
    }
    throw ExitCode.failure
}

/// Prints a line at once. `print` buffers its output, so a program that waits for the line at a pipe would not get it
/// in time.
func printLine(_ text: String) {
    FileHandle.standardOutput.write(Data((text + "\n").utf8))
}

func printError(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
}
