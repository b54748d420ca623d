import type { ButtonHTMLAttributes } from 'react';

const shape =
  'inline-flex min-h-12 max-w-full items-center justify-center text-center rounded-lg px-6 py-2.5 font-semibold hover:brightness-110 disabled:opacity-60 aria-disabled:opacity-60 print:hidden';

export const buttonClass = `${shape} bg-teal text-on-teal`;

/** The primary button on a dark background. */
export const accentButtonClass = `${shape} bg-saffron text-night`;

/** The secondary button. */
export const outlineButtonClass = `${shape} border-2 border-teal text-teal`;

export function Button(props: ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button type="submit" {...props} className={buttonClass} />;
}
