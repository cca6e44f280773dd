print(String(format: "%d of %d", 3, 10))  // expect: 3 of 10
print(String(format: "%03d", 7))  // expect: 007
print(String(format: "%5.1f|", 3.14159))  // expect:   3.1|
print(String(format: "%d%%", 45))  // expect: 45%
print(String(format: "%@ costs %.1f", "Tea", 2.25))  // expect: Tea costs 2.2
print(String(format: "%x", 255))  // expect: ff
