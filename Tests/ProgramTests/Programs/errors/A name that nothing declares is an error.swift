let width = 10
print(widht)
// expect error: cannot find 'widht' in scope
