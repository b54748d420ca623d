import { verify } from 'otplib';
import type { Queryable } from '#platform/db.ts';
import { hashOf } from '#platform/secrets.ts';
import { hasRecoveryCode, spendRecoveryCode } from './recovery-code-store.ts';
import { takeTotpStep } from './user-store.ts';

type Factors = { id: string; totpSecret: string | null; totpConfirmedAt: Date | null; totpLastStep: number };

const stepSeconds = 30;

/** The time step that a code belongs to, of the present one and its neighbours; nothing where it is of none. */
export async function stepOfCode(secret: string, code: string): Promise<number | undefined> {
  const token = code.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return undefined;
  const result = await verify({ secret, token, epochTolerance: stepSeconds });
  return result.valid ? Math.floor(Date.now() / 1000 / stepSeconds) + result.delta : undefined;
}

/** Recovery codes are written with a hyphen and read in any case. */
export const plainRecoveryCode = (code: string): string => code.replaceAll(/[\s-]/g, '').toUpperCase();

/** Uses the code up; false where somebody else was quicker. */
type Spend = (tx: Queryable) => Promise<boolean>;

export const hasFactor = ({ totpSecret, totpConfirmedAt }: Factors): boolean =>
  totpSecret !== null && totpConfirmedAt !== null;

/**
 * Asked after the password. A code is good once, and so is a recovery code; it is spent only with the session that it
 * opens, so that whoever is asked another question first can give it again.
 */
export async function checkSecondFactor(
  db: Queryable,
  user: Factors,
  code: string,
): Promise<'needed' | 'wrong' | Spend> {
  if (!user.totpSecret || !user.totpConfirmedAt) return async () => true;
  if (!code.trim()) return 'needed';
  const step = await stepOfCode(user.totpSecret, code);
  if (step !== undefined && step > user.totpLastStep) return (tx) => takeTotpStep(tx, user.id, step);
  const codeHash = hashOf(plainRecoveryCode(code));
  if (await hasRecoveryCode(db, user.id, codeHash)) return (tx) => spendRecoveryCode(tx, user.id, codeHash);
  return 'wrong';
}
