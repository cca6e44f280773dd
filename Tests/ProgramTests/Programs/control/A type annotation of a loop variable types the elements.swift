enum Phase { case idle, running(Double) }

for phase: Phase in [.idle, .running(0.5)] { print(phase) }
// expect: idle
// expect: running(0.5)
for number: Double in [1, 2.5] { print(number) }
// expect: 1.0
// expect: 2.5
