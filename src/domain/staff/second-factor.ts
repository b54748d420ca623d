import { verify } from 'otplib';
import type { Queryable } from '#platform/database/db.ts';
import type { Encryption } from '#platform/secrets/encryption.ts';
import { hashOf } from '#platform/secrets/secrets.ts';
import { hasRecoveryCode, spendRecoveryCode } from './recovery-code-store.ts';
import { decryptTotp } from './totp-secret.ts';
import { takeTotpStep } from './user-store.ts';

type Factors = { id: string; totpSecret: string | null; totpConfirmedAt: Date | null; totpLastStep: number };

const stepSeconds = 30;

const isTotpCode = (code: string) => /^\d{6}$/.test(code.replaceAll(/\s/g, ''));

/** The time step that a code belongs to, of the present one and its neighbours; nothing where it is of none. */
export async function stepOfCode(secret: string, code: string): Promise<number | undefined> {
  if (!isTotpCode(code)) return undefined;
  const result = await verify({ secret, token: code.replaceAll(/\s/g, ''), epochTolerance: stepSeconds });
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
 * opens, so that whoever is asked another question first can give it again. A recovery code needs no secret, and so
 * works even where SECRET_KEYS was lost.
 */
export async function checkSecondFactor(
  { db, encryption }: { db: Queryable; encryption: Encryption },
  user: Factors,
  code: string,
): Promise<'needed' | 'wrong' | Spend> {
  if (!user.totpSecret || !user.totpConfirmedAt) return async () => true;
  if (!code.trim()) return 'needed';
  if (isTotpCode(code)) {
    const step = await stepOfCode(decryptTotp(encryption, user.id, user.totpSecret), code);
    return step !== undefined && step > user.totpLastStep ? (tx) => takeTotpStep(tx, user.id, step) : 'wrong';
  }
  const codeHash = hashOf(plainRecoveryCode(code));
  return (await hasRecoveryCode(db, user.id, codeHash))
    ? (tx) => spendRecoveryCode(tx, user.id, codeHash)
    : 'wrong';
}
