import BuiltProducts
import Foundation

/// The sources of a module that contains many programs.
struct CompiledModule {
    /// The first words of the lines that separate the outputs of programs; a line break precedes the last two.
    static let (beginMark, viewsMark, endMark) = ("§begin", "§views", "§end")

    /// The paths of the sources.
    private(set) var sources: [String]

    /// Writes the sources to a folder; the main program runs the programs whose paths are in `running`.
    init(_ programs: [Program], running: Set<String>, in folder: TemporaryFolder) throws {
        sources = [BuiltPackage.root.appendingPathComponent("Tests/ProgramCases/TreePrinter.swift").path]
        var list = ""
        for (number, program) in programs.enumerated() {
            let source = CompilableSource(program, number: number)
            sources.append(try folder.write(source.text, to: "\(source.function).swift").path)
            let call = source.isWaiting ? "{ try waiting(for: \(source.function)) }" : source.function
            if running.contains(program.path) { list += "    (\"\(program.path)\", \(call)),\n" }
        }
        sources.append(try folder.write(Self.support, to: "Support.swift").path)
        sources.append(
            try folder.write(Self.main.replacingOccurrences(of: "PROGRAMS", with: list), to: "main.swift").path
        )
    }

    /// Returns the object files of the library, from the link file list of an example: folders also contain stale
    /// files.
    static func objects() throws -> [String] {
        let list = try String(
            contentsOf: BuiltPackage.products().appendingPathComponent("Badge.product/Objects.LinkFileList"),
            encoding: .utf8
        )
        return list.split(separator: "\n").filter { !$0.contains("/Badge.build/") }.map { line in
            String(line.trimmingPrefix("'").reversed().trimmingPrefix("'").reversed())
        }
    }

    /// Returns the options of the compiler: as a whole, a module of many files takes a third of the processor time.
    static func options() throws -> [String] {
        // Swift 5 mode, as most apps use, does not require `any`.
        [
            "-swift-version", "5", "-Onone", "-wmo", "-suppress-warnings",
            "-I", try BuiltPackage.products().appendingPathComponent("Modules").path,
        ]
    }

    /// The implementation of `print` and of the last expression for the programs.
    private static let support = """
        import BlueprintUI
        import Foundation

        var characterCount = 0

        func print(_ items: Any..., separator: String = " ", terminator: String = "\\n") {
            let text = items.map { plain("\\($0)") }.joined(separator: separator) + terminator
            characterCount += text.utf8.count
            if characterCount > 200_000 { _exit(5) }
            Swift.print(text, terminator: "")
        }

        /// Runs a program that waits, and waits for its end.
        func waiting(for run: @escaping () async throws -> (any Element)?) throws -> (any Element)? {
            let end = DispatchSemaphore(value: 0)
            nonisolated(unsafe) var result: Result<(any Element)?, any Error>?
            Task.detached {
                do { result = .success(try await run()) } catch { result = .failure(error) }
                end.signal()
            }
            end.wait()
            return try result?.get()
        }

        /// A type that is private to its file is said to be of a context that differs from run to run.
        func plain(_ text: String) -> String {
            guard text.contains("unknown context") else { return text }
            return text.replacing(#/programs\\.\\(unknown context at \\$[0-9a-f]+\\)\\./#) { _ in "main." }
        }

        func shown(_ element: some Element) -> (any Element)? { element }

        @_disfavoredOverload
        func shown<T>(_ value: T) -> (any Element)? { nil }

        """

    /// The main program, in which each program is a process with a time limit, so that a trap ends no other one.
    private static let main = """
        import BlueprintUI
        import Foundation

        @_silgen_name("fork") func forkedProcess() -> Int32

        /// Lets an alarm end the process, which may be started with alarms blocked.
        func endAfter(seconds: UInt32) {
            var signals = sigset_t()
            sigemptyset(&signals)
            sigaddset(&signals, SIGALRM)
            sigprocmask(SIG_UNBLOCK, &signals, nil)
            alarm(seconds)
        }

        func end(of process: Int32) -> String {
            var status: Int32 = 0
            while waitpid(process, &status, 0) < 0 {}
            switch status {
            case 0: return "finished"
            case 4 << 8: return "threw"
            case 5 << 8, SIGALRM: return "stopped"
            default: return "trapped"
            }
        }

        let programs: [(path: String, run: () throws -> (any Element)?)] = [
        PROGRAMS
        ]
        setvbuf(stdout, nil, _IOLBF, 0)
        for program in programs {
            Swift.print("\(beginMark) \\(program.path)")
            let process = forkedProcess()
            if process == 0 {
                endAfter(seconds: 10)
                do {
                    let printer = try program.run().map(TreePrinter.init)
                    for line in printer?.elements ?? [] { Swift.print(line) }
                    Swift.print("\\n\(viewsMark)")
                    for line in printer?.views ?? [] { Swift.print(line) }
                } catch {
                    fflush(stdout)
                    _exit(4)
                }
                fflush(stdout)
                _exit(0)
            }
            Swift.print("\\n\(endMark) \\(end(of: process))")
        }

        """
}
