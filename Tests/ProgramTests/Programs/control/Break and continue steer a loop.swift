var kept: [Int] = []
for number in 1...20 {
    if number % 2 == 0 { continue }
    if number > 9 { break }
    kept.append(number)
}
print(kept)  // expect: [1, 3, 5, 7, 9]
