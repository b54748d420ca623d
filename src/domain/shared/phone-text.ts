/** Groups an Indian number: a landline as `+91 361 000 0000`, a mobile as `+91 98640 12345`. */
export function displayPhone(e164: string): string {
  const mobile = /^\+91([6-9]\d{4})(\d{5})$/.exec(e164);
  const landline = /^\+91(\d{3})(\d{3})(\d{4})$/.exec(e164);
  const groups = mobile ?? landline;
  return groups ? `+91 ${groups.slice(1).join(' ')}` : e164;
}
