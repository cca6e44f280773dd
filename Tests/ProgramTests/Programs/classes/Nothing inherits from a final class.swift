final class Shape {}
class Square: Shape {}
// expect error: inheritance from a final class 'Shape'
