/** `+913610000000` as people write it: `+91 361 000 0000`. */
export function displayPhone(e164: string): string {
  const match = /^\+91(\d{3})(\d{3})(\d{4})$/.exec(e164);
  return match ? `+91 ${match.slice(1).join(' ')}` : e164;
}
