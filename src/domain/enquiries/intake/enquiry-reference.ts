/** Without I, L, O, 0, 1 and U, because a reference is read out over the phone. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const base = BigInt(alphabet.length);
const digits = 6;
const space = base ** BigInt(digits);
/** Coprime to the space, so multiplying by it permutes the ids and no two share a reference. */
const factor = 387_420_487n;
const prefix = 'PT-';

/** Encodes the id: nothing to store, no collisions, and it does not reveal the number of enquiries. */
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

/** The modular inverse, by the extended Euclidean algorithm. */
function inverseOf(value: bigint, modulus: bigint): bigint {
  let [previous, current, earlier, later] = [modulus, value, 0n, 1n];
  while (current !== 0n) {
    const times = previous / current;
    [previous, current] = [current, previous - times * current];
    [earlier, later] = [later, earlier - times * later];
  }
  return ((earlier % modulus) + modulus) % modulus;
}

const inverse = inverseOf(factor, space);

/** The largest `bigint` in PostgreSQL. */
const highestId = 2n ** 63n - 1n;

const pattern = new RegExp(`^(?:PT)?-?(\\d*)([${alphabet}]{${digits}})$`);

/** Reads the id from a reference in any notation; `undefined` when it is none. */
export function idOfReference(typed: string): bigint | undefined {
  const match = pattern.exec(typed.trim().toUpperCase().replaceAll(' ', ''));
  if (!match) return undefined;
  const [, round = '', text = ''] = match;
  const mixed = [...text].reduce((sum, letter) => sum * base + BigInt(alphabet.indexOf(letter)), 0n);
  const id = BigInt(round || '0') * space + ((mixed * inverse) % space);
  return id > highestId ? undefined : id;
}
