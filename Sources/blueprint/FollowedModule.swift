import BlueprintREPL

/// The files of a module that are looked at again and again, for their current text.
struct FollowedModule {
    /// The named files and folders.
    let paths: [String]

    private var files: [String: FollowedFile] = [:]
    /// The last text of each file.
    private var texts: [String: Result<String, SourceFile.Fault>] = [:]
    /// The files of the module when its folders were looked at last.
    private var names: [String] = []
    private var lastNames: [String]?
    /// The other files that a script has read, with their state at that time.
    private var companions: [String: FileStamp?] = [:]
    private var looks = 0

    /// The number of looks at the files for each look at the folders.
    private static let looksPerFolder = 25
    /// The number of questions by an evaluation for each look at the files.
    private static let questionsPerLook = 100

    /// A text of the files that was not taken before.
    struct News {
        /// The text, or the reason why there is none.
        let text: Result<ModuleText, SourceFile.Fault>
        fileprivate let names: [String]
        fileprivate let parts: [String: FollowedFile.News]
    }

    /// Files that were not looked at yet.
    init(_ paths: [String]) {
        self.paths = paths
    }

    /// True if a text of the files was taken.
    var wasTaken: Bool { lastNames != nil }

    /// Returns the current text if a file has changed, came or went.
    mutating func look() -> News? {
        if looks % Self.looksPerFolder == 0, let fault = findFiles() {
            looks = 1
            return lastNames == [] ? nil : News(text: .failure(fault), names: [], parts: [:])
        }
        looks += 1
        var parts: [String: FollowedFile.News] = [:]
        for name in names {
            var file = files[name] ?? FollowedFile(name)
            parts[name] = file.look()
            files[name] = file
        }
        for (name, part) in parts { texts[name] = part.text }
        let isNew = names != lastNames || !parts.isEmpty || hasOtherCompanions
        guard isNew, !names.isEmpty, names.allSatisfy({ texts[$0] != nil }) else { return nil }
        return News(text: text, names: names, parts: parts)
    }

    /// Follows other files, too, which a script has read; when one changes, the text of the script is news again.
    mutating func follow(_ paths: [String]) {
        companions = Dictionary(paths.map { ($0, FileStamp($0)) }) { $1 }
    }

    /// True if another file has changed since a script has read it.
    private var hasOtherCompanions: Bool {
        lastNames != nil && companions.contains { FileStamp($0.key) != $0.value }
    }

    /// Looks for the files; returns the error if there are none.
    private mutating func findFiles() -> SourceFile.Fault? {
        do {
            names = try ModuleFiles.paths(of: paths)
            files = files.filter { names.contains($0.key) }
            return nil
        } catch {
            names = []
            return paths.count == 1 ? error.fault : .init(reason: "\(error.path.shownPath): \(error.fault.reason)")
        }
    }

    private var text: Result<ModuleText, SourceFile.Fault> {
        var parts: [ModuleText.File] = []
        for name in names {
            switch texts[name] {
            case .success(let text): parts.append(.init(name, text))
            case .failure(let fault) where names.count == 1: return .failure(fault)
            case .failure(let fault): return .failure(.init(reason: "\(name.shownPath): \(fault.reason)"))
            case nil: break
            }
        }
        return .success(ModuleText(parts))
    }

    /// Notes that a text was taken.
    mutating func take(_ news: News) {
        lastNames = news.names
        for (name, part) in news.parts { files[name]?.take(part) }
    }

    /// Returns a function that is true once a file has changed again.
    func outdates(_ news: News) -> () -> Bool {
        let stamps = news.names.map { news.parts[$0]?.stamp ?? FileStamp($0) }
        var questions = 0
        var isOutdated = false
        return {
            questions += 1
            if questions % Self.questionsPerLook == 0 {
                isOutdated = zip(news.names, stamps).contains { FileStamp($0) != $1 }
            }
            return isOutdated
        }
    }
}
