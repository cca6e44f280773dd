Column {
    Label(text: "a")
    42  // expect error: cannot convert a value of type 'Int' to the expected type 'StackLayout.Child'
}
