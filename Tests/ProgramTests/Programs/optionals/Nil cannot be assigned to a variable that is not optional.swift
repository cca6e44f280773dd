var title: String = "a"
title = nil
// expect error: 'nil' is not compatible with expected argument type 'String'
