// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

// These declarations replace Core Animation, whose names begin with capitals.

#if !canImport(Darwin)
/// The identity transform.
public let CATransform3DIdentity = CATransform3D(
    m11: 1,
    m12: 0,
    m13: 0,
    m14: 0,
    m21: 0,
    m22: 1,
    m23: 0,
    m24: 0,
    m31: 0,
    m32: 0,
    m33: 1,
    m34: 0,
    m41: 0,
    m42: 0,
    m43: 0,
    m44: 1
)

/// Returns a translation in points.
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    var result = CATransform3DIdentity
    (result.m41, result.m42, result.m43) = (tx, ty, tz)
    return result
}

/// Returns a scale by the given factors; zero flattens, negative mirrors.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    var result = CATransform3DIdentity
    (result.m11, result.m22, result.m33) = (sx, sy, sz)
    return result
}

/// Returns a rotation in radians about the axis (x, y, z); a zero or non-finite axis gives the identity.
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0, length.isFinite else { return CATransform3DIdentity }
    let (x, y, z) = (x / length, y / length, z / length)
    let (sine, cosine) = (sin(angle), cos(angle))
    let rest = 1 - cosine
    var result = CATransform3DIdentity
    (result.m11, result.m12, result.m13) = (rest * x * x + cosine, rest * x * y + sine * z, rest * x * z - sine * y)
    (result.m21, result.m22, result.m23) = (rest * x * y - sine * z, rest * y * y + cosine, rest * y * z + sine * x)
    (result.m31, result.m32, result.m33) = (rest * x * z + sine * y, rest * y * z - sine * x, rest * z * z + cosine)
    return result
}

/// Returns the transform preceded by a translation in points.
public func CATransform3DTranslate(
    _ t: CATransform3D,
    _ tx: CGFloat,
    _ ty: CGFloat,
    _ tz: CGFloat
) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

/// Returns the transform preceded by a scale.
public func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

/// Returns the transform preceded by a rotation in radians.
public func CATransform3DRotate(
    _ t: CATransform3D,
    _ angle: CGFloat,
    _ x: CGFloat,
    _ y: CGFloat,
    _ z: CGFloat
) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

/// Returns the transform that applies `a` first, then `b`.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
    if CATransform3DIsIdentity(a), b.isFinite { return b }
    if CATransform3DIsIdentity(b), a.isFinite { return a }
    var result = CATransform3D()
    result.m11 = a.m11 * b.m11 + a.m12 * b.m21 + a.m13 * b.m31 + a.m14 * b.m41
    result.m12 = a.m11 * b.m12 + a.m12 * b.m22 + a.m13 * b.m32 + a.m14 * b.m42
    result.m13 = a.m11 * b.m13 + a.m12 * b.m23 + a.m13 * b.m33 + a.m14 * b.m43
    result.m14 = a.m11 * b.m14 + a.m12 * b.m24 + a.m13 * b.m34 + a.m14 * b.m44
    result.m21 = a.m21 * b.m11 + a.m22 * b.m21 + a.m23 * b.m31 + a.m24 * b.m41
    result.m22 = a.m21 * b.m12 + a.m22 * b.m22 + a.m23 * b.m32 + a.m24 * b.m42
    result.m23 = a.m21 * b.m13 + a.m22 * b.m23 + a.m23 * b.m33 + a.m24 * b.m43
    result.m24 = a.m21 * b.m14 + a.m22 * b.m24 + a.m23 * b.m34 + a.m24 * b.m44
    result.m31 = a.m31 * b.m11 + a.m32 * b.m21 + a.m33 * b.m31 + a.m34 * b.m41
    result.m32 = a.m31 * b.m12 + a.m32 * b.m22 + a.m33 * b.m32 + a.m34 * b.m42
    result.m33 = a.m31 * b.m13 + a.m32 * b.m23 + a.m33 * b.m33 + a.m34 * b.m43
    result.m34 = a.m31 * b.m14 + a.m32 * b.m24 + a.m33 * b.m34 + a.m34 * b.m44
    result.m41 = a.m41 * b.m11 + a.m42 * b.m21 + a.m43 * b.m31 + a.m44 * b.m41
    result.m42 = a.m41 * b.m12 + a.m42 * b.m22 + a.m43 * b.m32 + a.m44 * b.m42
    result.m43 = a.m41 * b.m13 + a.m42 * b.m23 + a.m43 * b.m33 + a.m44 * b.m43
    result.m44 = a.m41 * b.m14 + a.m42 * b.m24 + a.m43 * b.m34 + a.m44 * b.m44
    return result
}

extension CATransform3D {
    /// True if all numbers are finite.
    ///
    /// Infinity and NaN spread through products, even products with zero.
    package var isFinite: Bool {
        let first = m11 + m12 + m13 + m14 + m21 + m22 + m23 + m24
        return (first + m31 + m32 + m33 + m34 + m41 + m42 + m43 + m44).isFinite
    }
}

/// Returns true if the transform is the identity.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool {
    t == CATransform3DIdentity
}

/// Returns true if all sixteen numbers are equal.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
    a == b
}

/// Returns the three-dimensional form of an affine transform.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
    var result = CATransform3DIdentity
    (result.m11, result.m12) = (m.a, m.b)
    (result.m21, result.m22) = (m.c, m.d)
    (result.m41, result.m42) = (m.tx, m.ty)
    return result
}

/// Returns true if the transform can be expressed as an affine transform.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
    t == CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(t))
}

/// Returns the affine part of the transform; everything else is dropped.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
    CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}
#endif
