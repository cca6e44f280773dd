// Nothing: a file that imports both Testing and CoreGraphics makes the compiler look for a module of this name, as it
// does for UIKit. Without it such a file would not compile here.
