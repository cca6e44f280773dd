struct Price {
    lazy let text = "2.50"
    // expect error: 'lazy' cannot be used on a let
}
