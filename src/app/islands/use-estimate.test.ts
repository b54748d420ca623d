import { createElement, useRef } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { type TripFields, useEstimate } from './use-estimate.ts';

const start = {
  ...{ today: '2026-11-16', versions: [], hasMoreRates: false, routes: [] },
  places: [{ slug: 'agra', name: 'Agra', kind: 'beyond', city: 'delhi' }],
} as const;

function Ends({ fields }: { fields: TripFields }) {
  const { resolved } = useEstimate(useRef(null), { ...start, fields });
  const shown = ({ name, place }: typeof resolved.from) => `${name} (${place ? place.city : 'not known'})`;
  return createElement('output', null, `${shown(resolved.from)} to ${shown(resolved.to)}`);
}

it.each(['constructor', '__proto__', 'toString', 'valueOf', 'hasOwnProperty'])(
  'the place %s, which every object has as a property, is not known',
  (name) => {
    const shown = renderToStaticMarkup(createElement(Ends, { fields: { from: 'agra', to: name } }));
    expect(shown).toBe(`<output>Agra (delhi) to ${name} (not known)</output>`);
  },
);
