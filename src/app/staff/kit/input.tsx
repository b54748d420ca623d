import type { ComponentProps } from 'react';
import { useHydrated } from './use-hydrated.ts';

const look =
  'min-h-11 w-full min-w-0 rounded-lg border border-quiet/60 bg-card px-2.5 py-1.5 text-base disabled:bg-sand disabled:text-quiet data-numeric:text-right data-numeric:tabular-nums data-changed:border-teal data-changed:bg-teal/10 data-changed:font-semibold aria-invalid:border-2 aria-invalid:border-brick lg:min-h-9 lg:py-1 lg:text-[0.9375rem]';

type Shared = {
  /** Disabled until hydration, where the browser by itself could do nothing with it. */
  needsScript?: boolean;
};

type InputProps = Omit<ComponentProps<'input'>, 'className'> &
  Shared & {
    /** Aligned on the right, for columns of numbers. */
    isNumeric?: boolean;
    /** Marked, because it is not yet saved. */
    isChanged?: boolean;
  };

/** As wide as its place. */
export function Input({ needsScript = false, isNumeric, isChanged, disabled = false, ...input }: InputProps) {
  const isHydrated = useHydrated();
  return (
    <input
      {...input}
      disabled={disabled || (needsScript && !isHydrated)}
      data-numeric={isNumeric || undefined}
      data-changed={isChanged || undefined}
      className={look}
    />
  );
}

type SelectProps = Omit<ComponentProps<'select'>, 'className'> & Shared;

export function Select({ needsScript = false, disabled = false, ...select }: SelectProps) {
  const isHydrated = useHydrated();
  return <select {...select} disabled={disabled || (needsScript && !isHydrated)} className={look} />;
}

type AreaProps = Omit<ComponentProps<'textarea'>, 'className'> & {
  /** As high as its text, up to a part of the screen. */
  grows?: boolean;
};

export const TextArea = ({ grows = false, ...area }: AreaProps) => (
  <textarea
    {...area}
    data-grows={grows || undefined}
    className={`${look} block data-grows:field-sizing-content data-grows:max-h-80 data-grows:min-h-18 data-grows:lg:min-h-24`}
  />
);

/** Disables what is inside it until hydration. */
export const ScriptFieldset = (props: ComponentProps<'fieldset'>) => (
  <fieldset {...props} disabled={!useHydrated()} />
);
