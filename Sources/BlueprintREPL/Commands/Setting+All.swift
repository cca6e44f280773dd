import BlueprintInspector
import Foundation

/// The table of settings.
extension Setting {
    /// The settings, in the order in which `settings` lists them.
    static let all: [Setting] = [
        viewport, scale, direction, zoom, style, colour, pager, autoshow, stubs,
    ]

    static let viewport = Setting(
        "viewport",
        syntax: "WxH, W or DEVICE",
        summary: "Sets the size of the viewport, in points.",
        details: """
            Without a size, viewport shows the current one; at first it is 300×160.
            viewport 375 makes it as high as the tree is at that width when it is typed;
            later edits keep that height, which settings calls fitted once.
            A device, which changes the size alone and not the scale, is one of
            \(devices.joined(separator: "\n")).
            """,
        example: "viewport 375x667",
        laysOut: true,
        choices: { context in
            ViewportSize.devices.sorted { $0.key < $1.key }.map { name, size in
                Completion(name, summary: context.phrasing.size(CGSize(width: size.width, height: size.height)))
            }
        },
        value: { settings, context in context.phrasing.size(settings.viewport) },
        remark: { $0.hasFittedHeight ? ", fitted once" : "" },
        change: { word, _, context in
            let typed = try ViewportSize(word)
            let size = try context.size(of: typed)
            let hasTree = context.workspace.current.value?.root != nil
            context.workspace.settings.viewport = size
            context.workspace.settings.hasFittedHeight = typed.height == nil
            let sentence = "viewport \(context.phrasing.size(size))"
            guard typed.height == nil else { return sentence + remark(onScaleOf: word.text, in: context) }
            let again = "viewport \(word.text)"
            let reason =
                hasTree
                ? "as high as the tree is now; after edits, type \(again) again"
                : "the height stays until there is a tree; then type \(again) again"
            return "\(sentence), \(reason)"
        }
    )

    /// The names of the devices, as lines of a help page.
    private static var devices: [String] {
        TextFitting.wrap(ViewportSize.devices.keys.sorted().joined(separator: ", "), columns: 72)
    }

    /// Returns words about the scale of a device that differs from the current one; empty for a size.
    private static func remark(onScaleOf name: String, in context: CommandContext) -> String {
        let current = context.settings.scale
        guard let device = ViewportSize.device(name), device.scale != current else { return "" }
        let own = Phrasing.number(device.scale)
        return ", with scale \(Phrasing.number(current)) as before; \(name) has scale \(own): type scale \(own)"
    }

    static let scale = Setting(
        "scale",
        syntax: "N",
        summary: "Sets the number of pixels in a point; view frames are rounded to pixels.",
        example: "scale 2",
        laysOut: true,
        value: { settings, _ in Phrasing.number(settings.scale) },
        change: { word, _, context in
            guard let scale = SizeText.number(word.text), Settings.isScale(scale) else {
                throw InputError("'\(word.text)' is not a scale", fix: "type scale 1, 2 or 3", at: word.offset)
            }
            context.workspace.settings.scale = scale
            return nil
        }
    )

    static let direction = Setting(
        "direction",
        syntax: "ltr or rtl",
        summary: "Sets the direction in which text runs.",
        details: """
            The direction does not mirror the layout: Row always starts at the left. It
            reaches the text of labels through the environment.
            """,
        example: "direction rtl",
        laysOut: true,
        choices: { _ in
            [
                Completion("ltr", summary: "Text runs from left to right."),
                Completion("rtl", summary: "Text runs from right to left."),
            ]
        },
        value: { settings, _ in settings.directionWord },
        change: { word, command, context in
            guard word.text == "ltr" || word.text == "rtl" else { throw command.refusing(word, "is not a direction") }
            context.workspace.settings.isRightToLeft = word.text == "rtl"
            return nil
        }
    )

    static let zoom = Setting(
        "zoom",
        syntax: "readable | fit | N",
        summary: "Sets the scale of drawings.",
        details: """
            zoom readable, the default: as small as the terminal asks for, but with a
            row for each line of text, even if that makes more rows than the terminal
            has; see autoshow. zoom fit: never more rows than the terminal; texts without
            room are listed below. zoom N: always N times the size of zoom 1, at which
            a cell of frames is 4×8 points and a cell of render 8×16.
            """,
        example: "zoom 2",
        choices: { _ in
            [
                Completion("readable", summary: "A row for each line of text."),
                Completion("fit", summary: "As many rows as the terminal has."),
            ]
        },
        value: { settings, _ in settings.zoom.word },
        change: { word, _, context in
            context.workspace.settings.zoom = try factor(word)
            return nil
        }
    )

    private static func factor(_ word: Word) throws -> Zoom {
        switch word.text {
        case "readable": return .readable
        case "fit": return .fit
        default:
            guard let factor = SizeText.number(word.text), factor >= 0.05, factor <= 20 else {
                throw InputError(
                    "'\(word.text)' is not a zoom factor",
                    fix: "type readable, fit or a number from 0.05 to 20, such as zoom 2",
                    at: word.offset
                )
            }
            return .times(factor)
        }
    }

    static let style = Setting(
        "style",
        syntax: "unicode, ascii or text",
        summary: "Sets the characters of drawings, or words in place of drawings.",
        details: """
            unicode draws heavy and light lines.
            ascii draws = and - in place of these lines.
            text says everything in sentences, for a screen reader or a braille display:
            a drawing or a tree is a list with a line for each element. The line begins
            with its level, its name and its parent; see help text.
            A session at a terminal begins with the style that the environment variable
            BLUEPRINT_STYLE names; without it, with ascii if the locale (LC_ALL,
            LC_CTYPE, LANG) is not one of UTF-8. Scripts begin with unicode.
            """,
        example: "style text",
        choices: { _ in
            [
                Completion("unicode", summary: "Heavy and light lines."),
                Completion("ascii", summary: "Only characters of ASCII."),
                Completion("text", summary: "Sentences, for a screen reader."),
            ]
        },
        value: { settings, _ in settings.style.rawValue },
        change: { word, command, context in
            guard let style = DrawingStyle(rawValue: word.text) else { throw command.refusing(word, "is not a style") }
            context.workspace.settings.style = style
            return nil
        }
    )

    static let colour = Setting(
        "colour",
        aliases: ["color"],
        syntax: "auto, always, never, light or dark",
        summary: "Sets when colours are used, and for which background.",
        details: """
            light and dark choose colours that can be read on such a background; without
            them, the terminal is asked. NO_COLOR and TERM=dumb mean never.
            """,
        example: "colour never",
        choices: { _ in
            [
                Completion("auto", summary: "Colours at a terminal that supports them."),
                Completion("always", summary: "Colours everywhere."),
                Completion("never", summary: "No colours."),
                Completion("light", summary: "Dark colours for a light background."),
                Completion("dark", summary: "Bright colours for a dark background."),
            ]
        },
        value: { settings, _ in
            settings.colour.rawValue + (settings.background.map { ", \($0.rawValue) background" } ?? "")
        },
        change: { word, command, context in
            if let background = Settings.Background(rawValue: word.text) {
                context.workspace.settings.background = background
                return "colours for a \(background.rawValue) background"
            }
            guard let colour = Settings.Colour(rawValue: word.text) else {
                throw command.refusing(word, "is not a colour mode")
            }
            context.workspace.settings.colour = colour
            return "colour \(colour.rawValue)"
        }
    )

    static let pager = Setting(
        "pager",
        syntax: "lists | all | off",
        summary: "Sets the outputs that a pager shows if they are longer than the screen.",
        details: """
            pager lists, the default: lists and help; drawings stay in the scrollback.
            pager all: drawings of commands, too. The pager is the program in the
            environment variable PAGER, else less. Scripts and pipes have none. Like every
            setting, it is that of this session; a line such as pager off in the config
            file, which blueprint doctor names, is for all sessions.
            """,
        example: "pager off",
        choices: { _ in
            [
                Completion("lists", summary: "Lists and help; drawings stay in the scrollback."),
                Completion("all", summary: "Everything that a command prints."),
                Completion("off", summary: "No pager."),
            ]
        },
        value: { settings, _ in settings.pager.rawValue },
        change: { word, _, context in
            guard let pager = Settings.Pager(rawValue: word.text) else {
                throw InputError(
                    "'\(word.text)' is not a setting of the pager",
                    fix: "type pager lists, pager all or pager off",
                    at: word.offset
                )
            }
            context.workspace.settings.pager = pager
            return "pager \(pager.rawValue), in this session"
        }
    )

    static let autoshow = Setting(
        "autoshow",
        syntax: "on, steps or off",
        summary: "Sets which lines a drawing follows.",
        details: """
            on draws the tree after each edit, and after each setting that changes the
            drawing; steps draws it after stepping commands, too. It is on at a terminal
            and off in scripts. If such a drawing has more rows than the terminal, rows
            that look alike are left out; frames draws them all.
            """,
        example: "autoshow off",
        choices: { _ in
            [
                Completion("on", summary: "Draws the tree after each edit."),
                Completion("steps", summary: "Draws the tree after each edit and each stepping command."),
                Completion("off", summary: "Draws the tree on request only."),
            ]
        },
        value: { settings, context in (settings.autoshow ?? context.usualAutoshow).rawValue },
        change: { word, command, context in
            guard let autoshow = Settings.Autoshow(rawValue: word.text) else {
                throw command.refusing(word, "is none of on, steps and off")
            }
            context.workspace.settings.autoshow = autoshow
            return nil
        }
    )

    static let stubs = Setting(
        "stubs",
        group: .files,
        syntax: "on or off",
        summary: "Sets whether load makes up what a file uses of other modules.",
        details: """
            A file of an app uses types of other files and modules. With stubs on, load
            makes them up from their uses, as Swift: an element that shows its text or
            its children, a value, a class, a protocol, a property wrapper, a function.
            What is made up is listed once and written to App.stubs beside the file.
            There it can be corrected: it is read first the next time, and only added
            to. A file without an element and without previews gets previews, with
            values that are made up. A misspelled name of a declaration that is there
            is not made up: the error says which one is meant.
            In a shell: blueprint run FILE --stubs
            stub defines one element by hand.
            """,
        example: "stubs on",
        choices: { _ in
            [
                Completion("on", summary: "Makes up what loaded files use and nothing declares."),
                Completion("off", summary: "Makes up nothing."),
            ]
        },
        value: { settings, _ in settings.makesStubs ? "on" : "off" },
        change: { word, command, context in
            guard word.text == "on" || word.text == "off" else { throw command.refusing(word, "is neither on nor off") }
            context.workspace.settings.makesStubs = word.text == "on"
            return nil
        }
    )
}

extension Command {
    /// Returns the error about a word that cannot be the value of a setting.
    fileprivate func refusing(_ word: Word, _ reason: String) -> InputError {
        InputError("'\(word.text)' \(reason)", fix: .usage(usage), at: word.offset)
    }
}
