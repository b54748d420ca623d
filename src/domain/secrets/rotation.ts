import { failureOf } from '#platform/failure.ts';

/** A secret in a table, as far as a rotation of keys needs to know it. */
export type StoredSecret = {
  /** For people who run the server: `the second factor of user 7`. */
  title: string;
  /** Whether the present key has encrypted it. */
  isCurrent: boolean;
  /** Both are refused as `unreadable_secret` where none of the keys opens it. */
  decrypt(): unknown;
  encryptAnew(): Promise<void>;
};

export type Rotation = { encrypted: number; unreadable: string[] };

/** One after the other. A secret that cannot be read is left as it is, and named, though its key may have the present id. */
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
