import { useState } from 'react';
import type { SessionCheck } from '#app/staff/ui/action-result.ts';
import { formOf, useAction } from '#app/staff/ui/use-action.ts';
import { useReload } from '#app/staff/ui/use-reload.ts';
import type { BoardCode, BoardResult, PlanValue } from './board-action.ts';

export type PlanFields = Record<string, string>;

/** Sends a change of the plan and keeps its result until the next one. */
export function usePlan(isSessionOver: SessionCheck) {
  const { send, isBusy } = useAction<PlanValue, BoardCode>({ isSessionOver });
  const reload = useReload();
  const [result, setResult] = useState<BoardResult>();
  const [pendingId, setPendingId] = useState<string>();
  const plan = async (fields: PlanFields): Promise<BoardResult | undefined> => {
    setPendingId(fields.dutyId);
    const received = await send(formOf(fields));
    setPendingId(undefined);
    if (!received) return undefined;
    setResult(received);
    // Another staff member changed it, so what the page shows is outdated.
    if (received.code === 'conflict') void reload();
    return received;
  };
  return { plan, result, isBusy, pendingId, dismiss: () => setResult(undefined) };
}

export type Plan = ReturnType<typeof usePlan>;
