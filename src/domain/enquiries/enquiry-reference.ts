/** Without I, L, O, 0, 1 and U: a reference is read out over the phone. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const base = BigInt(alphabet.length);
const digits = 6;
const space = base ** BigInt(digits);
/** Coprime to the space, so that multiplying by it only reorders the ids: no two share a reference. */
const factor = 387_420_487n;
const prefix = 'PT-';

/** The reference is the id in another dress: nothing to store, nothing to collide, and no count of enquiries shown. */
export function referenceOf(id: bigint): string {
  const round = id / space;
  let rest = ((id % space) * factor) % space;
  let text = '';
  for (let index = 0; index < digits; index++) {
    text = alphabet[Number(rest % base)] + text;
    rest /= base;
  }
  // Beyond the space (700 million) references grow longer instead of repeating.
  return prefix + (round > 0n ? round.toString() : '') + text;
}
