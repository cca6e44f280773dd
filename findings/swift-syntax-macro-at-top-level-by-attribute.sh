#!/bin/bash
# swift-syntax 603.0.1 parses one and the same freestanding macro at the top level of a file as an expression, and as a
# declaration once an attribute or a modifier stands before it.
#
# One would guess that '#Preview { … }' has one kind of node: the macro is declared as one that makes declarations, and
# 'trait' of its declaration says so. The parser knows no macros; without an attribute, nothing tells it that a
# declaration begins. A visitor that overrides visit(_: MacroExpansionDeclSyntax) alone sees the previews of a file whose
# previews have '@available', and none of the others; so do tools that look at statements of the kind '.decl'.
#
# Seen: "plain expr MacroExpansionExprSyntax", "attribute decl MacroExpansionDeclSyntax",
# "modifier decl MacroExpansionDeclSyntax", "member decl MacroExpansionDeclSyntax".
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
mkdir -p "$folder/Sources/look"
cat >"$folder/Package.swift" <<'SWIFT'
// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "look",
    dependencies: [.package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1")],
    targets: [.executableTarget(name: "look", dependencies: [.product(name: "SwiftParser", package: "swift-syntax")])]
)
SWIFT
cat >"$folder/Sources/look/main.swift" <<'SWIFT'
import SwiftParser
import SwiftSyntax

func show(_ name: String, _ source: String) {
    let tree = Parser.parse(source: source)
    precondition(!tree.hasError)
    switch tree.statements.first!.item {
    case .expr(let node): print(name, "expr", node.syntaxNodeType)
    case .decl(let node):
        if let type = node.as(StructDeclSyntax.self) {
            print(name, "decl", type.memberBlock.members.first!.decl.syntaxNodeType)
        } else {
            print(name, "decl", node.syntaxNodeType)
        }
    case .stmt(let node): print(name, "stmt", node.syntaxNodeType)
    }
}

show("plain", "#Preview(\"Card\") { card() }")
show("attribute", "@available(iOS 17, *)\n#Preview(\"Card\") { card() }")
show("modifier", "private #Preview(\"Card\") { card() }")
show("member", "struct Cards { #Preview(\"Card\") { card() } }")
SWIFT
swift build --package-path "$folder" >/dev/null
seen=$("$folder/.build/debug/look")
echo "swift-syntax 603.0.1:"
echo "$seen"
[ "$seen" = "plain expr MacroExpansionExprSyntax
attribute decl MacroExpansionDeclSyntax
modifier decl MacroExpansionDeclSyntax
member decl MacroExpansionDeclSyntax" ]
