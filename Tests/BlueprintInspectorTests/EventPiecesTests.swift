import BlueprintInspector
import Testing

/// The list in pieces has the same events as an array.
@Suite struct EventPiecesTests {
    private func event(_ number: Int) -> TraceEvent { TraceEvent(number: number, kind: .appeared, view: number) }

    private func lists(of count: Int) -> (pieces: EventPieces, array: [TraceEvent]) {
        var pieces = EventPieces()
        var array: [TraceEvent] = []
        for number in 0..<count {
            pieces.append(event(number))
            array.append(event(number))
        }
        return (pieces, array)
    }

    @Test(arguments: [0, 1, 16_383, 16_384, 16_385, 50_000]) func eventsStayInOrder(count: Int) {
        var (pieces, array) = lists(of: count)
        #expect(pieces.count == count)
        #expect(pieces.last == array.last)
        for index in stride(from: 0, to: count, by: 4_099) {
            pieces[index].partner = index + 1
            array[index].partner = index + 1
            #expect(pieces[index] == array[index])
        }
        for index in array.indices { array[index].number += 1 }
        #expect(pieces.removeAll { $0.number += 1 } == array)
        #expect(pieces.count == 0 && pieces.last == nil)
    }

    @Test(arguments: [0, 1, 16_384, 20_000, 39_999, 40_000]) func theEndIsReplaced(start: Int) {
        var (pieces, array) = lists(of: 40_000)
        #expect(pieces.removeSuffix(from: start) == Array(array[start...]))
        array.removeSubrange(start...)
        #expect(pieces.count == start)
        for number in 0..<20_000 {
            pieces.append(event(number))
            array.append(event(number))
        }
        #expect(pieces.removeAll { _ in } == array)
    }
}
