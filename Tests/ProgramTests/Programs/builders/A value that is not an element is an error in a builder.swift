Column {
    Label(text: "a")
    42  // expect error: cannot convert value of type 'Int' to expected argument type 'StackLayout.Child'
}
