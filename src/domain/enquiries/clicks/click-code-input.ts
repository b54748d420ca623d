/** Without I, O, U, 0 and 1: a code is read out over the phone. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTVWXYZ';
const length = 4;

export const reachCode = new RegExp(`^[${alphabet}]{${length}}$`);

function spell(number: number): string {
  let rest = number;
  let code = '';
  for (let index = 0; index < length; index++) {
    code += alphabet[rest % alphabet.length];
    rest = Math.floor(rest / alphabet.length);
  }
  return code;
}

/** Of one visitor's touch. */
export function freshCode(): string {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  return spell(random);
}

/** Of a page, for visitors whose browser runs no script; always the same. FNV-1a, since it is short and mixes well. */
export function pageCode(path: string): string {
  let hash = 0x811c9dc5;
  for (const letter of path) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return spell(hash >>> 0);
}
