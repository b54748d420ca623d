import { useState } from 'react';
import type { SessionCheck } from '#app/staff/ui/action-result.ts';
import { formOf, useAction } from '#app/staff/ui/use-action.ts';
import { useReload } from '#app/staff/ui/use-reload.ts';
import type { BoardCode, BoardResult, PlanValue } from './board-action.ts';

export type PlanFields = Record<string, string>;

/** A plan that was saved and is to be checked. */
export type OpenCheck = { dutyId: string; bookingId: string; warnings: readonly string[] };

/** Sends a change of the plan and keeps its result until the next one. */
export function usePlan(isSessionOver: SessionCheck) {
  const { send, isBusy } = useAction<PlanValue, BoardCode>({ isSessionOver });
  const reload = useReload();
  const [result, setResult] = useState<BoardResult>();
  const [pendingId, setPendingId] = useState<string>();
  const [checks, setChecks] = useState<readonly OpenCheck[]>([]);
  const plan = async (fields: PlanFields): Promise<BoardResult | undefined> => {
    setPendingId(fields.dutyId);
    const received = await send(formOf(fields));
    setPendingId(undefined);
    if (!received) return undefined;
    setResult(received);
    if (received.done && received.value.check) {
      const { check } = received.value;
      setChecks((others) => [
        ...others.filter(({ dutyId }) => dutyId !== check.dutyId),
        ...(check.warnings.length > 0 ? [check] : []),
      ]);
    }
    // Another staff member changed it, so what the page shows is outdated.
    if (received.code === 'conflict') void reload();
    return received;
  };
  return {
    plan,
    result,
    isBusy,
    pendingId,
    dismiss: () => setResult(undefined),
    /** They stay while other duties are planned, until a plan of the same duty has none or they are ticked off. */
    checks,
    tickOff: (dutyId: string) => setChecks((all) => all.filter((one) => one.dutyId !== dutyId)),
  };
}

export type Plan = ReturnType<typeof usePlan>;
