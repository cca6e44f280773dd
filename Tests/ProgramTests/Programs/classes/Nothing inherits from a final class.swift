final class Shape {}
class Square: Shape {}
// expect error: 'Square' inherits from 'Shape', which is final
