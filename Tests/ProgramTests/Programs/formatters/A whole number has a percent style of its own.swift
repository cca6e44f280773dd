import Foundation

print(3.formatted(.percent), 0.5.formatted(.percent))  // expect: 3% 50%
print(50.formatted(.percent.precision(.fractionLength(1))))  // expect: 50.0%
print(Int.max.formatted(), (-3).formatted())  // expect: 9,223,372,036,854,775,807 -3
print(1_234_567.formatted(.number.grouping(.never)))  // expect: 1234567
print(5.formatted(.number.precision(.fractionLength(2))))  // expect: 5.00
print(12.formatted(.currency(code: "EUR")))  // expect: €12.00
