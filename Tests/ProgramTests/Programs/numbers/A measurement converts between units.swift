import Foundation

struct Route {
    var length: Measurement<UnitLength>
    var pace = Measurement<UnitSpeed>(value: 10, unit: .kilometersPerHour)
    var total: Measurement<UnitLength> { length + Measurement(value: 500, unit: .meters) }
}

func symbol<UnitType: Dimension>(of measurement: Measurement<UnitType>) -> String { measurement.unit.symbol }

let route = Route(length: Measurement(value: 5.5, unit: .kilometers))
print(route.length, route.length.converted(to: .meters), route.total, route.pace.value)
var changed = route.length
changed.convert(to: .meters)
changed.value += 1
print(changed, changed > route.length, changed == route.length)
print(route.length == changed - Measurement(value: 1, unit: .meters))
print(route.length * 2, 2 * route.length, route.length / 2, symbol(of: changed), symbol(of: route.pace))
print([Measurement(value: 1, unit: UnitLength.miles), Measurement(value: 1, unit: UnitLength.kilometers)].sorted())
print(Measurement(value: 100, unit: UnitTemperature.celsius).converted(to: .fahrenheit).value.rounded())
print(Measurement(value: 2, unit: UnitInformationStorage.megabytes).converted(to: .kilobytes))
print(UnitLength.baseUnit().symbol, UnitLength.meters == UnitLength.meters, UnitDuration.hours.symbol)
print(route.length == Measurement(value: 1, unit: UnitMass.grams), Set([route.length, route.length * 1]).count)
// expect: 5.5 km 5500.0 m 6000.0 m 10.0
// expect: 5501.0 m true false
// expect: true
// expect: 11.0 km 11.0 km 2.75 km m km/h
// expect: [1.0 km, 1.0 mi]
// expect: 212.0
// expect: 2000.0 kB
// expect: m true h
// expect: false 1
