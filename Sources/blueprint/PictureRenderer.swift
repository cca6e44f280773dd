import BlueprintUI
import Foundation

/// A program of the computer that draws pictures in SVG with pixels: `rsvg-convert` or `resvg`.
struct PictureRenderer {
    private let program: String
    private let name: String

    /// The programs, the first choice first.
    private static let names = ["rsvg-convert", "resvg"]

    /// The first renderer in the folders of `PATH`; nil if there is none.
    init?(environment: [String: String] = ProcessInfo.processInfo.environment) {
        for name in Self.names {
            guard let path = InstalledProgram.path(of: name, in: environment) else { continue }
            (program, self.name) = (path, name)
            return
        }
        return nil
    }

    /// The packages with a renderer.
    static let advice = "install librsvg2-bin (Debian, Ubuntu) or librsvg (Homebrew), or export svg"
    /// The reason for which nothing is drawn if there is no renderer.
    static let absence = "neither \(names.joined(separator: " nor ")) is installed"

    /// Returns the bytes of a picture in PNG.
    ///
    /// The program is ended when the work is interrupted.
    ///
    /// - Parameter scale: the pixels for one of the picture.
    /// - Throws: ``Fault`` if the program fails.
    func png(of svg: String, scale: Double) throws -> [UInt8] {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("blueprint-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let (input, output) = (folder.appendingPathComponent("in.svg"), folder.appendingPathComponent("out.png"))
        let log = folder.appendingPathComponent("log")
        do {
            try FileManager.default.createDirectory(
                at: folder,
                withIntermediateDirectories: false,
                attributes: [.posixPermissions: 0o700]
            )
            try Data(svg.utf8).write(to: input)
            try Data().write(to: log)
        } catch {
            throw Fault(reason: "cannot write \(folder.path) for \(name)")
        }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        let zoom = ["--zoom", "\(scale)"]
        process.arguments =
            name == "resvg"
            ? zoom + ["-", output.path] : zoom + ["--format", "png", "--output", output.path]
        do {
            process.standardInput = try FileHandle(forReadingFrom: input)
            process.standardOutput = FileHandle.nullDevice
            process.standardError = try FileHandle(forWritingTo: log)
            try process.run()
        } catch {
            throw Fault(reason: "\(name) cannot be started")
        }
        while process.isRunning {
            if Interruption.isRequested { process.terminate() }
            usleep(2000)
        }
        guard process.terminationReason == .exit, process.terminationStatus == 0,
            let data = try? Data(contentsOf: output), data.starts(with: Self.signature)
        else { throw Fault(reason: "\(name) failed\(Self.firstLine(of: log).map { ": \($0)" } ?? "")") }
        return Array(data)
    }

    /// The first bytes of each PNG.
    private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47]

    /// Returns the first line of what a program said; nil if it said nothing.
    private static func firstLine(of log: URL) -> String? {
        guard let data = try? Data(contentsOf: log) else { return nil }
        let text = String(decoding: data.prefix(mostBytes), as: UTF8.self)
        return text.split(whereSeparator: \.isNewline).first.map(String.init)
    }

    private static let mostBytes = 400

    /// The reason for which nothing was drawn.
    struct Fault: Error {
        let reason: String
    }
}
