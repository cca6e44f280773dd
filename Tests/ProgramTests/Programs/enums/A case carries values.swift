enum Load {
    case waiting
    case progress(Double)
    case failed(reason: String, retry: Bool)
}

func text(_ load: Load) -> String {
    switch load {
    case .waiting: return "waiting"
    case .progress(let share): return "\(Int(share * 100))%"
    case .failed(let reason, retry: true): return "\(reason), again"
    case let .failed(reason, _): return reason
    }
}

print(text(.waiting))  // expect: waiting
print(text(.progress(0.25)))  // expect: 25%
print(text(.failed(reason: "no network", retry: true)))  // expect: no network, again
print(text(.failed(reason: "no rights", retry: false)))  // expect: no rights
