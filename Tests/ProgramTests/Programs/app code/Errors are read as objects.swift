enum Fault: Error { case missing }

let known = NSError(domain: "shop", code: 3, userInfo: [NSLocalizedDescriptionKey: "Out of stock"])
print(known.domain, known.code, known.localizedDescription)  // expect: shop 3 Out of stock

func describe(_ result: Result<Int, Error>) {
    switch result {
    case .success(let value): print(value)
    case .failure(let error as NSError): print(error.domain, error.code)
    }
}
describe(.success(1))  // expect: 1
describe(.failure(known))  // expect: shop 3
do {
    throw known
} catch let error as NSError {
    print(error.code, error as Error is Fault)  // expect: 3 false
}
