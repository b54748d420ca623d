import { useRef } from 'react';
import { useFetcher } from 'react-router';
import { TextField } from '#app/ui/text-field.tsx';
import { paths } from '#paths.ts';
import type { loader } from './place-names.ts';

type Props = { name: 'from' | 'to'; label: string; hint?: string; invalid: boolean };

const pauseMs = 150;

/** The name of a place, with suggestions as it is typed. */
export function PlaceField({ name, ...field }: Props) {
  const { data = [], load } = useFetcher<typeof loader>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const id = `route-${name}`;
  const suggest = (typed: string) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(
      () => load(`${paths.adminPlaceNames}?${new URLSearchParams({ q: typed })}`),
      pauseMs,
    );
  };
  return (
    <div onInput={(event) => event.target instanceof HTMLInputElement && suggest(event.target.value)}>
      <TextField {...field} id={id} name={name} list={`${id}-names`} autoComplete="off" required />
      <datalist id={`${id}-names`}>
        {data.map((place) => (
          <option key={place} value={place} />
        ))}
      </datalist>
    </div>
  );
}
