/// The effect of a key of the inspector.
enum InspectAction: String, CaseIterable {
    case forwards, backwards, over, backOver, nextPhase, previousPhase, firstStep, lastStep, live
    case play, faster, slower, mark, breakpoint
    case up, down, fold, pageUp, pageDown, inside, search, nextWarning
    case wider, narrower, muchWider, muchNarrower, taller, shorter
    case why, comparison, picture, zoom, focus, list, copy
    case undo, redo, line
    case nextLink, previousLink, returnFromLink, nextFile, previousFile
    case lesson
    case keys, leave
}
