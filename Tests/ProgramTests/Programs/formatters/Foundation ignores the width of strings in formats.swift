import Foundation

print(String(format: "%10@|%-6@|%5d|%-5d|", "ab", "cd", 3, 4))  // expect: ab|cd|    3|4    |
