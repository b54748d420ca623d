import type { ComponentProps } from 'react';
import { useHydrated } from './use-hydrated.ts';

/** A button that works only with script, and is therefore disabled until hydration. */
export function ScriptButton({ type = 'button', disabled = false, ...props }: ComponentProps<'button'>) {
  const isHydrated = useHydrated();
  return <button {...props} type={type} disabled={disabled || !isHydrated} />;
}
