// Nothing: a file that imports both Testing and UIKit makes the compiler look for a module of this name, which adds to
// tests on iOS what views can be attached as. Without it such a file would not compile here.
