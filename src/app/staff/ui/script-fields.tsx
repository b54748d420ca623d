import type { ComponentProps } from 'react';
import { useHydrated } from './use-hydrated.ts';

/** Fields that work only with script, and are therefore disabled until hydration. */
export const ScriptInput = (props: ComponentProps<'input'>) => <input {...props} disabled={!useHydrated()} />;

export const ScriptSelect = (props: ComponentProps<'select'>) => (
  <select {...props} disabled={!useHydrated()} />
);

export const ScriptFieldset = (props: ComponentProps<'fieldset'>) => (
  <fieldset {...props} disabled={!useHydrated()} />
);
