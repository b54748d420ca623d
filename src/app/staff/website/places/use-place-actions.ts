import { useAction } from '#app/staff/forms/use-action.ts';
import { useStatus } from '#app/staff/forms/use-status.ts';
import type { PlaceView } from './place-view.ts';
import type { PlaceIntent, PreviousPublishing } from './places-action.ts';
import { staffPlacesContent as content } from './texts.ts';

type RowIntent = Exclude<PlaceIntent, 'save'>;

const undoOf: Partial<Record<RowIntent, RowIntent>> = {
  publish: 'undo-publishing',
  unpublish: 'undo-publishing',
  delete: 'undelete',
};

/** Sends what a row asks for and says it in a toast, because the row may be gone by then. */
export function usePlaceActions() {
  const { send } = useAction<PreviousPublishing | undefined>();
  const { status, setStatus, sayResult, toast } = useStatus();

  const act = async (intent: RowIntent, id: string, version: number, former?: PreviousPublishing) => {
    const result = await send({ intent, id, version: String(version), ...former });
    if (!result) return;
    if (!result.done) return sayResult(result);
    setStatus(undefined);
    const undo = undoOf[intent];
    toast(
      result.text, // Each change increases the version by one; a change of another user in between is a conflict.
      undo && { label: content.undo, run: () => void act(undo, id, version + 1, result.value) },
    );
  };

  return { status, act: (intent: RowIntent, { id, version }: PlaceView) => void act(intent, id, version) };
}

export type PlaceActions = ReturnType<typeof usePlaceActions>;
