/** Without I, O, U, 0 and 1, because a code is read out over the phone. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTVWXYZ';
const length = 4;

export const clickCode = new RegExp(`^[${alphabet}]{${length}}$`);

function spell(number: number): string {
  let rest = number;
  let code = '';
  for (let index = 0; index < length; index++) {
    code += alphabet[rest % alphabet.length];
    rest = Math.floor(rest / alphabet.length);
  }
  return code;
}

/** A random code for one visitor's click. */
export function freshCode(): string {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  return spell(random);
}

/** The constant code of a page, for browsers without script: an FNV-1a hash of its path. */
export function pageCode(path: string): string {
  let hash = 0x811c9dc5;
  for (const letter of path) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return spell(hash >>> 0);
}
