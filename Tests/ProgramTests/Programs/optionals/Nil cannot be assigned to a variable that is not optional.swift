var title: String = "a"
title = nil
// expect error: nil is no value of type 'String'
