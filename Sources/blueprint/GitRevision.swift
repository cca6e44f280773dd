import BlueprintREPL
import Foundation

/// A revision of the git repository around the working directory.
struct GitRevision {
    private let git: GitProgram
    /// The name of the revision, such as `main` or `HEAD~1`; empty for what is staged.
    private let name: String

    /// The revision of a name.
    ///
    /// - Throws: ``GitProgram/Fault`` if there is no `git`, or if the name looks like an option.
    init(_ name: String) throws(GitProgram.Fault) {
        guard name.first != "-" else { throw GitProgram.Fault(reason: "a revision does not begin with -") }
        git = try GitProgram()
        self.name = name
    }

    /// An object of the repository.
    enum Object {
        /// The bytes of a file.
        case file(Data)
        /// A folder, by the name of the object.
        case folder(String)
    }

    /// Returns the file or folder at a path: from the top of the repository, or after `./` from the working directory.
    ///
    /// - Throws: ``GitProgram/Fault`` if the revision has none.
    func object(at path: String) throws(GitProgram.Fault) -> Object {
        let object = "\(name):\(path)"
        let kind = Self.words(try git.output(of: ["cat-file", "-t", object])).last
        let identifier = Self.words(try git.output(of: ["rev-parse", "--verify", object])).last ?? ""
        return kind == "tree" ? .folder(identifier) : .file(try bytes(of: identifier))
    }

    /// Returns the paths in a folder of the regular files in it and its folders, with the names of the objects.
    func files(in folder: String) throws(GitProgram.Fault) -> [(path: String, object: String)] {
        let list = String(decoding: try git.output(of: ["ls-tree", "-r", "-z", folder]), as: UTF8.self)
        return list.split(separator: "\0").compactMap { entry in
            // The mode, the kind and the name of the object, a tab, and the path; a link is no file.
            guard let tab = entry.firstIndex(of: "\t") else { return nil }
            let facts = entry[..<tab].split(separator: " ")
            guard facts.count == 3, facts[1] == "blob", facts[0].hasPrefix("100") else { return nil }
            return (String(entry[entry.index(after: tab)...]), String(facts[2]))
        }
    }

    /// Returns the bytes of an object.
    func bytes(of object: String) throws(GitProgram.Fault) -> Data { try git.output(of: ["cat-file", "blob", object]) }

    private static func words(_ data: Data) -> [String] {
        String(decoding: data, as: UTF8.self).split(whereSeparator: \.isWhitespace).map(String.init)
    }
}
