import type { ReactNode } from 'react';

/** Facts that are not edited here. */
export function PlainFields({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className="text-[0.9375rem]">
      {facts.map(([name, value]) => (
        <div key={name} className="grid min-h-7 grid-cols-[35%_1fr] items-baseline gap-x-2">
          <dt className="text-quiet">{name}</dt>
          <dd className="px-1.5 wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
