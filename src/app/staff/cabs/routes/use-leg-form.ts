import { useEffect, useRef, useState } from 'react';
import { useActionForm } from '#app/staff/forms/use-action-form.ts';
import type { PanelFormProps } from '#app/staff/forms/use-panel-form.ts';
import { staffRoutesContent } from './texts.ts';
import type { LegEffectsView } from './to-leg-effects-view.ts';

const content = staffRoutesContent.legs.effects;

/** A form that shows what changes before it can be saved. Saving closes its popup. */
export function useLegForm({ onDone }: PanelFormProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [effects, setEffects] = useState<LegEffectsView>();
  /** Whether a field was changed after the effects were shown. */
  const [isStale, setStale] = useState(false);
  const { setStatus, ...form } = useActionForm<LegEffectsView | undefined>({
    working: content.working,
    onResult: (result, element) => {
      if (!result.done) {
        // What was shown is no longer what saving would do.
        if (result.code === 'conflict') setStale(true);
        return;
      }
      setEffects(result.value);
      setStale(false);
      if (result.value) return;
      element.closest('dialog')?.close();
      onDone(result.text);
    },
  });
  useEffect(() => {
    if (!effects) return;
    heading.current?.focus({ preventScroll: true });
    // A focus alone scrolls only until the heading is just in sight, above the buttons.
    heading.current?.scrollIntoView({ block: 'start' });
  }, [effects]);
  return {
    ...form,
    setStatus,
    heading,
    effects: isStale ? undefined : effects,
    isStale: isStale && effects !== undefined,
    onInput: () => setStale(true),
  };
}
