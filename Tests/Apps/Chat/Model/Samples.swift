import UIKit

/// Chats for previews.
enum Samples {
    static let wave: [CGFloat] = (0..<24).map { index in
        let distance = abs((index * 7) % 12 - 6)
        return 0.25 + CGFloat(distance) / 8
    }

    static let long = """
        I looked it up: the path over the ridge is open again, but the hut is closed until June. We would have to carry \
        everything. See https://example.org/paths/ridge for the map.
        """

    static let poll = Poll(
        question: "Which day?",
        answers: [
            Poll.Answer(text: "Saturday", votes: 3, isOwn: true),
            Poll.Answer(text: "Sunday, but only if the trains run", votes: 1),
            Poll.Answer(text: "Neither", votes: 0),
        ]
    )

    static let hiking: [Message] = [
        Message(
            id: 1,
            sender: .noor,
            content: .notice("Noor named the group “Hiking”"),
            moment: Moment(18, 2, daysAgo: 1)
        ),
        Message(
            id: 2,
            sender: .noor,
            content: .text("Anyone for the ridge this weekend?"),
            moment: Moment(18, 3, daysAgo: 1)
        ),
        Message(id: 3, sender: .noor, content: .poll(poll), moment: Moment(18, 3, daysAgo: 1)),
        Message(
            id: 4,
            sender: .jonas,
            content: .text(long),
            moment: Moment(7, 58),
            reactions: [
                Reaction(sign: "👍", people: [.noor, .me]), Reaction(sign: "🥾", people: [.noor]),
                Reaction(sign: "😱", people: [.wilhelmina]),
            ]
        ),
        Message(
            id: 5,
            sender: .me,
            content: .text("I bring the stove"),
            moment: Moment(8, 1),
            quoted: Quote(name: "Jonas", text: long)
        ),
        Message(id: 6, sender: .me, content: .text("🔥"), moment: Moment(8, 1), receipt: .delivered),
        Message(id: 7, sender: .wilhelmina, content: .voice(seconds: 74, levels: wave), moment: Moment(8, 20)),
        Message(id: 8, sender: .me, content: .text("Ok"), moment: Moment(9, 41), receipt: .failed),
    ]

    static let pictures = [
        Attachment(name: "ridge", width: 400, height: 300),
        Attachment(name: "hut", width: 300, height: 400),
        Attachment(name: "cows", width: 300, height: 300, progress: .uploading(percent: 60)),
        Attachment(name: "map", width: 800, height: 200, progress: .failed),
        Attachment(name: "sunset", width: 300, height: 300),
    ]

    static let group = Conversation(
        id: 1,
        people: [.noor, .jonas, .wilhelmina],
        title: "Hiking",
        messages: hiking,
        unread: 2,
        typing: [.jonas]
    )

    static let conversations = [
        group,
        Conversation(
            id: 2,
            people: [.wilhelmina],
            messages: [
                Message(id: 1, sender: .wilhelmina, content: .pictures(pictures), moment: Moment(22, 15, daysAgo: 3))
            ],
            unread: 140,
            isMuted: true
        ),
        Conversation(
            id: 3,
            people: [.noor],
            messages: [
                Message(
                    id: 1,
                    sender: .me,
                    content: .text("Thanks!"),
                    moment: Moment(6, 5, daysAgo: 15),
                    receipt: .sent
                )
            ]
        ),
        Conversation(id: 4, people: [.bot], messages: [], draft: Draft(text: "Hello, is this still")),
        Conversation(id: 5, people: [.noor, .jonas], messages: []),
    ]
}
