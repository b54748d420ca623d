import { type ComponentProps, useRef } from 'react';
import { useFetcher } from 'react-router';
import { TextField } from '#app/staff/kit/text-field.tsx';
import type { SupplierKind } from '#domain/suppliers/supplier.ts';
import { paths } from '#paths.ts';
import type { loader } from './supplier-names.ts';

const pauseMs = 150;

type Props = Pick<
  ComponentProps<typeof TextField>,
  'id' | 'name' | 'label' | 'value' | 'invalid' | 'hint' | 'required'
> & {
  /** Offers only suppliers of this kind. */
  kind?: SupplierKind;
};

/** The name of a supplier, with those in use offered while it is typed; of two with one name the city tells which. */
export function SupplierField({ kind, id, ...field }: Props) {
  const { data = [], load } = useFetcher<typeof loader>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const suggest = (typed: string) => {
    clearTimeout(timer.current);
    const query = new URLSearchParams({ q: typed, ...(kind && { kind }) });
    timer.current = setTimeout(() => load(`${paths.adminSupplierNames}?${query}`), pauseMs);
  };
  return (
    <div onInput={(event) => event.target instanceof HTMLInputElement && suggest(event.target.value)}>
      <TextField {...field} id={id} list={`${id}-names`} autoComplete="off" />
      <datalist id={`${id}-names`}>
        {data.map(({ id: supplierId, name, city }) => (
          <option key={supplierId} value={city === '' ? name : `${name}, ${city}`} />
        ))}
      </datalist>
    </div>
  );
}
