var title: String = "a"
title = nil
// expect error: 'nil' cannot be assigned to type 'String'
