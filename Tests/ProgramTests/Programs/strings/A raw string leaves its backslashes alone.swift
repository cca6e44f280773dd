print(#"\n is a "line break""#)  // expect: \n is a "line break"
