import Foundation

func money(_ cents: Int) -> String {
    "\(cents / 100).\(padded(cents % 100)) \(symbol)"
}

private let symbol = "€"

private func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
