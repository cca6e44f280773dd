let text = """
    first
      indented
    last
    """
print(text)
// expect: first
// expect:   indented
// expect: last
print(text.split(separator: "\n").count)  // expect: 3
