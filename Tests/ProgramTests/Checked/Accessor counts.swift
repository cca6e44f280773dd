final class Log { var gets = 0; var sets = 0 }
struct Point { var x = 1; var y = 2 }
final class Owner {
    let log = Log()
    private var stored = Point()
    var point: Point {
        get { log.gets += 1; return stored }
        set { log.sets += 1; stored = newValue }
    }
    subscript(n: Int) -> Int {
        get { log.gets += 1; return n }
        set { log.sets += 1 }
    }
}
let o = Owner()
o.point.x = 5
print("member:", o.log.gets, o.log.sets)
o.point.y += 1
print("compound:", o.log.gets, o.log.sets)
o[2] += 1
print("subscript:", o.log.gets, o.log.sets)
func bump(_ n: inout Int) { n += 1 }
bump(&o.point.x)
print("inout:", o.log.gets, o.log.sets, o.point.x)
// expect: member: 1 1
// expect: compound: 2 2
// expect: subscript: 3 3
// expect: inout: 4 4 6
