import { useState } from 'react';
import { staffPlacesContent as content } from '#app/content/staff/website/places.ts';
import { toast } from '#app/staff/kit/toasts.tsx';
import { statusOf } from '#app/staff/ui/action-result.ts';
import type { FormStatus } from '#app/staff/ui/form-status.ts';
import { useAction } from '#app/staff/ui/use-action.ts';
import type { FormerPublishing, PlaceIntent } from './places-action.ts';
import type { ShownPlace } from './shown-place.ts';

type RowIntent = Exclude<PlaceIntent, 'save'>;

const undoOf: Partial<Record<RowIntent, RowIntent>> = {
  publish: 'undo-publishing',
  unpublish: 'undo-publishing',
  delete: 'undelete',
};

/** Sends what a row asks for and says it in a toast, because the row may be gone by then. */
export function usePlaceActions() {
  const { send } = useAction<FormerPublishing | undefined>();
  const [status, setStatus] = useState<FormStatus>();

  const act = async (intent: RowIntent, id: string, version: number, former?: FormerPublishing) => {
    const result = await send({ intent, id, version: String(version), ...former });
    if (!result) return;
    setStatus(result.done ? undefined : statusOf(result));
    if (!result.done) return;
    const undo = undoOf[intent];
    toast(
      result.text,
      // Each change increases the version by one; a change of another user in between is a conflict.
      undo && { label: content.undo, run: () => void act(undo, id, version + 1, result.value) },
    );
  };

  return { status, act: (intent: RowIntent, { id, version }: ShownPlace) => void act(intent, id, version) };
}

export type PlaceActions = ReturnType<typeof usePlaceActions>;
