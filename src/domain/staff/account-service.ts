import { randomInt } from 'node:crypto';
import { generateSecret, generateURI } from 'otplib';
import { noteActivity } from '#domain/activity/activity-service.ts';
import { staffMessages } from '#messages.ts';
import type { Db, Queryable } from '#platform/database/db.ts';
import { Failure } from '#platform/failure.ts';
import type { Encryption } from '#platform/secrets/encryption.ts';
import { hashPassword, verifyPassword } from '#platform/secrets/passwords.ts';
import { hashOf, newToken } from '#platform/secrets/secrets.ts';
import { clearLoginTries, orGiveBack, takeOwnPasswordTry } from './login-limit.ts';
import { oneLoginAtATime } from './login-queue.ts';
import { passwordFault } from './password-policy.ts';
import { replaceRecoveryCodes } from './recovery-code-store.ts';
import { voidResets } from './reset-store.ts';
import { plainRecoveryCode, stepOfCode } from './second-factor.ts';
import { endSessions, isLive, rememberDevice } from './session-store.ts';
import type { StaffActor } from './staff.ts';
import { decryptTotp, encryptTotp } from './totp-secret.ts';
import { confirmTotp, lockForLogin, selectSecrets, takeTotpStep, updateUser } from './user-store.ts';

const byActor = (actor: StaffActor) => ({
  actorId: actor.id,
  actorName: actor.name,
  fromAddress: actor.fromAddress,
});

/** The hash that the password matched; `undefined` when it is wrong. */
const verifyOwnPassword = (db: Db, actor: StaffActor, password: string): Promise<string | undefined> =>
  oneLoginAtATime('account', `own:${actor.id}`, async () => {
    const taken = await takeOwnPasswordTry(db, actor.id);
    const secrets = await selectSecrets(db, actor.id);
    const check = verifyPassword(secrets?.passwordHash, password, 'staff');
    if (!(await orGiveBack(db, taken, check))) return undefined;
    await clearLoginTries(db, taken);
    return secrets?.passwordHash;
  });

/** False when the present password is wrong. Ends all sessions but this one. */
export async function changeOwnPassword(
  db: Db,
  actor: StaffActor,
  current: string,
  next: string,
): Promise<boolean> {
  const verified = await verifyOwnPassword(db, actor, current);
  if (verified === undefined) return false;
  const fault = passwordFault(next, actor);
  if (fault) throw new Failure('invalid', fault);
  if (next === current) throw new Failure('invalid', staffMessages.password.same);
  const passwordHash = await hashPassword(next);
  return db.transaction(async (tx) => {
    // The password or the session may have changed while the hash was verified.
    const now = await lockForLogin(tx, actor.id);
    if (!(await isLive(tx, actor.sessionId))) throw new Failure('unauthenticated');
    if (now?.passwordHash !== verified) return false;
    await updateUser(tx, actor.id, { passwordHash, mustChangePassword: false });
    await endSessions(tx, actor.id, 'password-changed', actor.sessionId);
    await voidResets(tx, actor.id);
    await noteActivity(tx, { ...byActor(actor), action: 'password-changed' });
    return true;
  });
}

export async function hasSecondFactor(db: Queryable, actor: StaffActor): Promise<boolean> {
  return (await selectSecrets(db, actor.id))?.totpConfirmedAt != null;
}

type Parts = { db: Db; encryption: Encryption };

export type SecondFactorOffer = { secret: string; uri: string };

/** Makes a new secret, which is active only after its first code was entered. */
export async function offerSecondFactor(
  { db, encryption }: Parts,
  actor: StaffActor,
  issuer: string,
): Promise<SecondFactorOffer> {
  if (actor.mustChangePassword) throw new Failure('forbidden', staffMessages.password.mustChange);
  if (await hasSecondFactor(db, actor)) throw new Failure('conflict', staffMessages.secondFactor.alreadyOn);
  const secret = generateSecret();
  await updateUser(db, actor.id, {
    totpSecret: encryptTotp(encryption, actor.id, secret),
    totpConfirmedAt: null,
  });
  return { secret, uri: generateURI({ issuer, label: actor.username, secret }) };
}

/** 73 bits each, because only a fast hash is stored: 49 bits could be brute-forced from a stolen table in days. */
const codeLetters = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const newRecoveryCode = () => {
  const letters = Array.from({ length: 15 }, () => codeLetters[randomInt(codeLetters.length)]).join('');
  return letters.match(/.{5}/g)?.join('-') ?? '';
};

export type SecondFactorOn = { codes: string[]; deviceToken: string };

/**
 * Activates the second factor and returns the recovery codes, which are shown only once. This browser has passed it from
 * now on, so that guesses at codes from elsewhere do not lock its owner out.
 */
export async function confirmSecondFactor(
  { db, encryption }: Parts,
  actor: StaffActor,
  code: string,
  heldDevice?: string,
): Promise<SecondFactorOn> {
  const secrets = await selectSecrets(db, actor.id);
  if (!secrets?.totpSecret || secrets.totpConfirmedAt)
    throw new Failure('conflict', staffMessages.secondFactor.startAgain);
  const { totpSecret } = secrets;
  const step = await stepOfCode(decryptTotp(encryption, actor.id, totpSecret), code);
  if (step === undefined) throw new Failure('invalid', staffMessages.secondFactor.wrongCode);
  const codes = Array.from({ length: 10 }, newRecoveryCode);
  const deviceToken = heldDevice ?? newToken();
  await db.transaction(async (tx) => {
    // Another tab may have made a new secret meanwhile.
    if (!(await confirmTotp(tx, actor.id, totpSecret)) || !(await takeTotpStep(tx, actor.id, step)))
      throw new Failure('conflict', staffMessages.secondFactor.startAgain);
    await replaceRecoveryCodes(
      tx,
      actor.id,
      codes.map((one) => hashOf(plainRecoveryCode(one))),
    );
    await rememberDevice(tx, hashOf(deviceToken), actor.id, true);
    await noteActivity(tx, { ...byActor(actor), action: 'second-factor-added' });
  });
  return { codes, deviceToken };
}

/** Requires the password, so that an unattended browser cannot weaken the account. */
export async function removeSecondFactor(db: Db, actor: StaffActor, password: string): Promise<boolean> {
  if ((await verifyOwnPassword(db, actor, password)) === undefined) return false;
  await db.transaction(async (tx) => {
    await updateUser(tx, actor.id, { totpSecret: null, totpConfirmedAt: null });
    await replaceRecoveryCodes(tx, actor.id, []);
    await noteActivity(tx, { ...byActor(actor), action: 'second-factor-removed' });
  });
  return true;
}
