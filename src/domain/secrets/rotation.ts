import { failureOf } from '#platform/failure.ts';

/** A stored secret for key rotation. */
export type StoredSecret = {
  /** For operators: `the second factor of user 7`. */
  title: string;
  /** Whether it is encrypted with the present key. */
  isCurrent: boolean;
  /** Both fail with `unreadable_secret` when no key decrypts it. */
  decrypt(): unknown;
  encryptAnew(): Promise<void>;
};

export type Rotation = { encrypted: number; unreadable: string[] };

/** Leaves a secret that cannot be decrypted unchanged and reports it, even if its key id is the present one. */
export async function rotate(secrets: readonly StoredSecret[]): Promise<Rotation> {
  const rotation: Rotation = { encrypted: 0, unreadable: [] };
  for (const { title, isCurrent, decrypt, encryptAnew } of secrets) {
    try {
      decrypt();
      if (isCurrent) continue;
      await encryptAnew();
      rotation.encrypted++;
    } catch (error) {
      if (failureOf(error).code !== 'unreadable_secret') throw error;
      rotation.unreadable.push(title);
    }
  }
  return rotation;
}
