import { useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#app/staff/kit/button.tsx';
import { Select } from '#app/staff/kit/input.tsx';
import { type CabNames, carName, cityName, type NamedCode } from '#domain/fares/cab-names.ts';
import { cardItems } from '#domain/fares/rates/rate-differences.ts';
import { maxPackages } from '#domain/fares/rates/rates-input.ts';
import { staffRatesContent } from './texts.ts';

const content = staffRatesContent.copy;

/** An hour package of the form. */
export type Size = { hours: string; km: string };

const cardField = (city: string, car: string, item: string) => `cards.${city}.${car}.${item}`;
const sizeField = (city: string, index: number, part: keyof Size) => `packages.${city}.${index}.${part}`;

/** The figures of the form as they are now. */
function figuresIn(form: HTMLFormElement) {
  const inputOf = (name: string) => {
    const field = form.elements.namedItem(name);
    return field instanceof HTMLInputElement ? field : undefined;
  };
  return {
    read: (name: string) => inputOf(name)?.value.trim() ?? '',
    write(name: string, value: string) {
      const input = inputOf(name);
      if (!input || input.value === value) return;
      input.value = value;
      input.dispatchEvent(new Event('input', { bubbles: true }));
    },
    focus(name: string) {
      inputOf(name)?.focus();
      inputOf(name)?.select();
    },
  };
}

type Figures = ReturnType<typeof figuresIn>;

const sizesIn = ({ read }: Figures, city: string): Size[] =>
  Array.from({ length: maxPackages }, (_, index) => ({
    hours: read(sizeField(city, index, 'hours')),
    km: read(sizeField(city, index, 'km')),
  }));

/** The place of the same package, or the first that is free; -1 where there is no room. */
function placeOf(size: Size, sizes: readonly Size[]): number {
  const same = sizes.findIndex(({ hours, km }) => hours === size.hours && km === size.km);
  return same >= 0 ? same : sizes.findIndex(({ hours, km }) => hours === '' && km === '');
}

type Card = { city: string; car: string };

/** Where each priced package of the source goes, and the sizes that the other city then has. */
function packagesFor(figures: Figures, from: Card, city: string) {
  const sizes = sizesIn(figures, city);
  const prices = new Map<number, string>();
  let left = 0;
  for (const [index, size] of sizesIn(figures, from.city).entries()) {
    const price = figures.read(cardField(from.city, from.car, `packages.${index}`));
    if (price === '') continue;
    const place = placeOf(size, sizes);
    if (place < 0) left += 1;
    else {
      sizes[place] = size;
      prices.set(place, price);
    }
  }
  return { sizes, prices, left };
}

type Props = {
  city: NamedCode;
  cars: readonly NamedCode[];
  cabs: CabNames;
  /** The car types with rates, by city. */
  sources: readonly Card[];
  onSizes: (sizes: Size[]) => void;
  /** Receives what is to be said about it. */
  onFilled: (text: string) => void;
};

const keyOf = ({ city, car }: Card) => `${city} ${car}`;

/** Fills a row with the rates of another car type or city, to be changed before they are saved. */
export function CopyRates({ city, cars, cabs, sources, onSizes, onFilled }: Props) {
  const id = useId();
  const [from, to] = [useRef<HTMLSelectElement>(null), useRef<HTMLSelectElement>(null)];
  const sourceName = (card: Card) => content.source(carName(cabs, card.car), cityName(cabs, card.city));

  const fill = () => {
    const form = to.current?.form;
    const card = sources.find((one) => keyOf(one) === from.current?.value);
    const car = to.current?.value ?? '';
    if (!form || !card) return;
    const figures = figuresIn(form);
    const { sizes, prices, left } = packagesFor(figures, card, city.code);
    // The fields of a further package have to be there before they are filled.
    flushSync(() => onSizes(sizes.filter(({ hours, km }) => hours !== '' || km !== '')));
    for (const [index, { hours, km }] of sizes.entries()) {
      figures.write(sizeField(city.code, index, 'hours'), hours);
      figures.write(sizeField(city.code, index, 'km'), km);
      figures.write(cardField(city.code, car, `packages.${index}`), prices.get(index) ?? '');
    }
    for (const item of cardItems)
      figures.write(cardField(city.code, car, item), figures.read(cardField(card.city, card.car, item)));
    figures.focus(cardField(city.code, car, 'oneWay.perKm'));
    onFilled(
      content.done(sourceName({ city: city.code, car }), sourceName(card)) +
        (left > 0 ? ` ${content.left(left)}` : ''),
    );
  };

  if (sources.length === 0) return null;
  const rated = new Set(sources.map(keyOf));
  const firstEmpty = cars.find(({ code }) => !rated.has(keyOf({ city: city.code, car: code })))?.code;
  return (
    // Choosing changes no rate.
    <div
      className="flex flex-wrap items-center gap-x-2 gap-y-2 text-sm"
      onInput={(event) => event.stopPropagation()}
    >
      <label htmlFor={`${id}-to`} className="font-semibold">
        {content.to}
      </label>
      <div className="min-w-0 max-w-60">
        <Select ref={to} id={`${id}-to`} defaultValue={firstEmpty}>
          {cars.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
      </div>
      <label htmlFor={`${id}-from`}>{content.from}</label>
      <div className="min-w-0 max-w-60">
        <Select ref={from} id={`${id}-from`}>
          {sources.map((card) => (
            <option key={keyOf(card)} value={keyOf(card)}>
              {sourceName(card)}
            </option>
          ))}
        </Select>
      </div>
      <Button look="quiet" aria-label={content.fillIn(city.name)} onClick={fill}>
        {content.fill}
      </Button>
    </div>
  );
}
