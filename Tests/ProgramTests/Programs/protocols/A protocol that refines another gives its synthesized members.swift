protocol Token: CaseIterable {}
enum Size: Token { case small, large }
print(Size.allCases.count, Size.allCases.first == .small)  // expect: 2 true
protocol Level: CaseIterable, Comparable {}
enum Rank: Level { case low, high }
print(Rank.low < .high, Rank.allCases.max() == .high)  // expect: true true
func count<T: Token>(_ type: T.Type) -> Int { T.allCases.count }
print(count(Size.self))  // expect: 2
