import type { ButtonHTMLAttributes } from 'react';

export const buttonClass =
  'inline-flex min-h-12 items-center justify-center rounded-lg bg-teal px-6 py-2.5 font-semibold text-on-teal hover:brightness-110 disabled:opacity-60';

export function Button(props: ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button type="submit" {...props} className={buttonClass} />;
}
