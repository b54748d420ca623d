const names = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;
const allMonths = names.map((_name, index) => index + 1);

export const monthName = (month: number): string => names[month - 1] ?? '';

const next = (month: number) => (month % 12) + 1;
const previous = (month: number) => ((month + 10) % 12) + 1;

/** From one month to another, over the end of the year where the second comes first. */
function monthsFrom(first: number, last: number): number[] {
  const found = [first];
  for (let month = first; month !== last; ) {
    month = next(month);
    found.push(month);
  }
  return found;
}

function monthOf(word: string): number | undefined {
  if (/^\d{1,2}$/.test(word)) return allMonths.find((month) => month === Number(word));
  const index = names.findIndex((name) => word.toLowerCase().startsWith(name.toLowerCase()));
  return index < 0 ? undefined : index + 1;
}

/** `Jan`, `Dec, Jan`, `12, 1` and `Nov–Mar`, in the order of the year; a word that is no month makes it `undefined`. */
export function monthsOf(typed: string): number[] | undefined {
  const found = new Set<number>();
  for (const part of typed.split(/[,;/]|\band\b/i)) {
    const words = part.split(/[-–—]|\bto\b/i).map((word) => word.trim());
    if (words.length === 1 && words[0] === '') continue;
    const months = words.map(monthOf);
    const [first, last = first] = months;
    if (first === undefined || last === undefined || months.length > 2 || months.includes(undefined))
      return undefined;
    for (const month of monthsFrom(first, last)) found.add(month);
  }
  return [...found].toSorted((a, b) => a - b);
}

const nameOfRun = ([first = 0, ...others]: readonly number[]): string => {
  const last = others.at(-1) ?? first;
  return others.length < 2
    ? [first, ...others].map(monthName).join(', ')
    : `${monthName(first)}–${monthName(last)}`;
};

/** `Dec–Feb`, `Jan, Jul`; `monthsOf` reads it back. */
export function monthsText(months: readonly number[]): string {
  const all = new Set(months);
  if (all.size === allMonths.length) return nameOfRun(allMonths);
  const starts = allMonths.filter((month) => all.has(month) && !all.has(previous(month)));
  return starts
    .map((start) => {
      const run = [start];
      for (let month = next(start); all.has(month); month = next(month)) run.push(month);
      return nameOfRun(run);
    })
    .join(', ');
}
