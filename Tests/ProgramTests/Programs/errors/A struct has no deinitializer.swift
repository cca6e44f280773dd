struct Item {
    deinit {}  // expect error: deinitializer cannot be declared in struct 'Item' that conforms to 'Copyable'
}
