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

/** The TOTP time step of a code, within one step of now; `undefined` when it matches none. */
export async function stepOfCode(secret: string, code: string): Promise<number | undefined> {
  if (!isTotpCode(code)) return undefined;
  const result = await verify({ secret, token: code.replaceAll(/\s/g, ''), epochTolerance: stepSeconds });
  return result.valid ? Math.floor(Date.now() / 1000 / stepSeconds) + result.delta : undefined;
}

/** Recovery codes are written with a hyphen and read in any case. */
export const plainRecoveryCode = (code: string): string => code.replaceAll(/[\s-]/g, '').toUpperCase();

/** Marks the code as used; false when it was used before. */
type Spend = (tx: Queryable) => Promise<boolean>;

export const hasFactor = ({ totpSecret, totpConfirmedAt }: Factors): boolean =>
  totpSecret !== null && totpConfirmedAt !== null;

/**
 * Checked after the password. Each code works once and is spent with the session that it opens, so that it can be sent
 * again after another question. A recovery code needs no decryption and works even when SECRET_KEYS is lost.
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
