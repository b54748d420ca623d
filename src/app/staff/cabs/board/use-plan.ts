import { startTransition, useState } from 'react';
import { formOf, useAction } from '#app/staff/forms/use-action.ts';
import { useReload } from '#app/staff/forms/use-reload.ts';
import type { BoardCode, BoardResult, PlanValue } from './board-action.ts';

export type PlanFields = Record<string, string>;

/** A plan that was saved and is to be checked. */
export type OpenCheck = { dutyId: string; bookingId: string; warnings: readonly string[] };

/**
 * Sends a change of the plan and keeps its result until the next one. A duty is pending until the board shows what became of
 * it: a bar of the old board is about to be drawn elsewhere, and has a revision that the server would refuse.
 */
export function usePlan() {
  const { send, isBusy } = useAction<PlanValue, BoardCode>({ revalidates: false });
  const reload = useReload();
  const [result, setResult] = useState<BoardResult>();
  const [pendingId, setPendingId] = useState<string>();
  const [checks, setChecks] = useState<readonly OpenCheck[]>([]);
  const plan = async (fields: PlanFields): Promise<BoardResult | undefined> => {
    // A proposal is about no single duty.
    const dutyId = fields.dutyId ?? fields.intent;
    if (dutyId === pendingId) return undefined;
    setPendingId(dutyId);
    const received = await send(formOf(fields));
    // Another staff member changed it, so what the page shows is outdated too.
    if (received?.done || received?.code === 'conflict') await reload();
    // Never before the reloaded board, which the router shows in a transition.
    startTransition(() => {
      setPendingId((pending) => (pending === dutyId ? undefined : pending));
      if (!received) return;
      setResult(received);
      if (!received.done) return;
      const { check, otherCheck } = received.value;
      const found = [check, otherCheck].filter((one) => one !== undefined);
      setChecks((others) => [
        ...others.filter((other) => found.every((one) => one.dutyId !== other.dutyId)),
        ...found.filter(({ warnings }) => warnings.length > 0),
      ]);
    });
    return received;
  };
  return {
    plan,
    result,
    isBusy: isBusy || pendingId !== undefined,
    pendingId,
    dismiss: () => setResult(undefined),
    /** They stay while other duties are planned, until a plan of the same duty has none or they are ticked off. */
    checks,
    tickOff: (dutyId: string) => setChecks((all) => all.filter((one) => one.dutyId !== dutyId)),
  };
}

export type Plan = ReturnType<typeof usePlan>;
