enum Error: Swift.Error { case broken(Int) }

func run(_ number: Int) throws -> Int {
    guard number > 0 else { throw Error.broken(number) }
    return number
}

do { _ = try run(-1) } catch Error.broken(let number) { print("broken", number) } catch { print("other") }
// expect: broken -1
let result: Swift.Result<Int, Error> = .failure(.broken(2))
if case .failure(.broken(let number)) = result { print(number) }  // expect: 2

struct Image: Hashable {
    var name: String

    func element(_ size: CGFloat) -> Element {
        BlueprintUICommonControls.Image(image: UIImage(named: name)).constrainedTo(width: size, height: size)
    }
}

print(Image(name: "star"), Set([Image(name: "a"), Image(name: "a")]).count)  // expect: Image(name: "star") 1
Image(name: "star").element(20).centered()
// expect: Centered 0,0 300×160
// expect:   ConstrainedSize 140,70 20×20
// expect:     Image 0,0 20×20
