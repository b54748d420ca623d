/** Groups a number of India as `+91 361 000 0000` or `+91 98640 12345`, and a mobile of Bhutan as `+975 17 123 456`. */
export function displayPhone(e164: string): string {
  const mobile = /^\+91([6-9]\d{4})(\d{5})$/.exec(e164);
  const landline = /^\+91(\d{3})(\d{3})(\d{4})$/.exec(e164);
  const bhutan = /^\+975([17]7)(\d{3})(\d{3})$/.exec(e164);
  if (bhutan) return `+975 ${bhutan.slice(1).join(' ')}`;
  const groups = mobile ?? landline;
  return groups ? `+91 ${groups.slice(1).join(' ')}` : e164;
}
