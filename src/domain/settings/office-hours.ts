export const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const day = `(?:${days.join('|')})`;
const clock = '(?:[01]\\d|2[0-3]):[0-5]\\d';
const hoursLine = new RegExp(`^${day}(?:-${day}|(?:,${day})*) ${clock}-${clock}$`);

/** `mon – sat 9:30 to 19:00` as `Mon-Sat 09:30-19:00`. */
const normalised = (line: string): string =>
  line
    .trim()
    .replaceAll(/\s*(?:[-–—]|\bto\b)\s*/gi, '-')
    .replaceAll(/\s*,\s*/g, ',')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[a-z]+/gi, (name) => name.charAt(0).toUpperCase() + name.slice(1, 3).toLowerCase())
    .replaceAll(/(?<!\d)\d:/g, '0$&');

/** The typed lines in one form, so that search engines understand them; `undefined` where one is not days and times. */
export function readOfficeHours(typed: string): string | undefined {
  const lines = typed
    .split('\n')
    .map(normalised)
    .filter((line) => line !== '');
  return lines.every((line) => hoursLine.test(line)) ? lines.join('\n') : undefined;
}

/** `Mon–Sat 10:00–19:00`, for visitors. */
export const officeHoursText = (officeHours: string): string[] =>
  officeHours === '' ? [] : officeHours.replaceAll('-', '–').replaceAll(',', ', ').split('\n');

/** `Mo-Sa 10:00-19:00`, as schema.org writes opening hours. */
export const openingHoursOf = (officeHours: string): string[] =>
  officeHours === '' ? [] : officeHours.replaceAll(/([A-Z][a-z])[a-z]/g, '$1').split('\n');
