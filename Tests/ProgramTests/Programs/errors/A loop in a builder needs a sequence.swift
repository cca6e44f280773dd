import BlueprintUI
import BlueprintUICommonControls

let column = Column {
    for n in 0.0..<2.5 {  // expect error: for-in loop requires 'Range<Double>' to conform to 'Sequence'
        Label(text: "\(n)")
    }
}
