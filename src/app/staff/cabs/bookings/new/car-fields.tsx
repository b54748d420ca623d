import { staffBookingsContent } from '#app/staff/cabs/bookings/texts.ts';
import { Select } from '#app/staff/kit/input.tsx';
import { maxCars } from '#domain/bookings/making/booking-input.ts';
import type { NamedCode } from '#domain/fares/cab-names.ts';
import { Choice } from './form-field.tsx';

const content = staffBookingsContent.make;

const counts = Array.from({ length: maxCars }, (_, index) => index + 1);

type Props = {
  carTypes: readonly NamedCode[];
  /** Of each car type. */
  totals: Readonly<Record<string, string>>;
  /** The type of each car. */
  cars: readonly string[];
  onChange: (cars: string[]) => void;
};

type ChoiceProps = Pick<Props, 'carTypes' | 'totals'> & { car: string; onChoose: (car: string) => void };

/** The type of a car, each with its fare. */
export const CarChoice = ({ carTypes, totals, car, onChoose }: ChoiceProps) => (
  <Choice
    name="car"
    legend={content.car}
    values={carTypes.map(({ code }) => code)}
    labels={Object.fromEntries(carTypes.map(({ code, name }) => [code, name]))}
    asides={totals}
    chosen={car}
    onChoose={onChoose}
    columns="grid-cols-2 sm:grid-cols-4"
  />
);

/** How many cars, and which. A car that is added is like the first. */
export function CarFields({ carTypes, totals, cars, onChange }: Props) {
  const [first = '', ...more] = cars;
  const withCount = (count: number) => counts.slice(0, count).map((_, index) => cars[index] ?? first);
  return (
    <div className="grid gap-2">
      <CarChoice
        carTypes={carTypes}
        totals={totals}
        car={first}
        // Cars of the same type stay alike.
        onChoose={(code) => onChange(cars.map((car, index) => (index === 0 || car === first ? code : car)))}
      />
      <input type="hidden" name="moreCars" value={more.join(' ')} />
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-4">
        <div className="grid content-start gap-0.5">
          <label htmlFor="booking-carCount" className="font-semibold text-sm">
            {content.carCount}
          </label>
          <Select
            id="booking-carCount"
            name="carCount"
            needsScript
            value={cars.length}
            onChange={({ target }) => onChange(withCount(Number(target.value)))}
          >
            {counts.map((count) => (
              <option key={count} value={count}>
                {count}
              </option>
            ))}
          </Select>
        </div>
        {more.map((car, index) => {
          const number = index + 2;
          const id = `booking-car-${number}`;
          return (
            <div key={id} className="grid content-start gap-0.5">
              <label htmlFor={id} className="font-semibold text-sm">
                {content.carNumber(number)}
              </label>
              <Select
                id={id}
                value={car}
                onChange={({ target }) =>
                  onChange(cars.map((one, place) => (place === number - 1 ? target.value : one)))
                }
              >
                {carTypes.map(({ code, name }) => (
                  <option key={code} value={code}>
                    {name}
                  </option>
                ))}
              </Select>
            </div>
          );
        })}
      </div>
    </div>
  );
}
