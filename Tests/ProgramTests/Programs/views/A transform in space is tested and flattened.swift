let identity = CATransform3DIdentity
print(CATransform3DIsIdentity(identity), CATransform3DIsAffine(identity))  // expect: true true
var transform = CATransform3DTranslate(CATransform3DScale(identity, 2, 3, 1), 10, 0, 0)
print(transform.m41, transform.m11, CATransform3DIsIdentity(transform))  // expect: 20.0 2.0 false
let flat = CATransform3DGetAffineTransform(transform)
print(flat.tx, flat.a, flat.d)  // expect: 20.0 2.0 3.0
print(CATransform3DEqualToTransform(CATransform3DMakeAffineTransform(flat), transform))  // expect: true
transform = CATransform3DRotate(identity, .pi / 2, 0, 0, 1)
print(
    transform.m12.rounded(),
    transform.m21.rounded(),
    CATransform3DIsAffine(CATransform3DRotate(identity, 1, 1, 0, 0))
)
// expect: 1.0 -1.0 false
