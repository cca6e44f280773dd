let values = [1, "two"]
// expect error: heterogeneous collection literal could only be inferred to '[Any]'; add explicit type annotation if this is intentional
