const ones = [
  ...['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  ...['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
];
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

function belowHundred(number: number): string {
  if (number < 20) return ones[number] ?? '';
  const one = ones[number % 10];
  const ten = tens[Math.floor(number / 10)] ?? '';
  return one ? `${ten}-${one}` : ten;
}

/** The Indian number system. */
const units = [
  { size: 10_000_000, name: 'crore' },
  { size: 100_000, name: 'lakh' },
  { size: 1_000, name: 'thousand' },
  { size: 100, name: 'hundred' },
];

function wordsOf(number: number): string {
  const parts: string[] = [];
  let rest = number;
  for (const { size, name } of units) {
    const count = Math.floor(rest / size);
    // Amounts from a hundred crore on are counted in crores too.
    if (count > 0) parts.push(`${count < 100 ? belowHundred(count) : wordsOf(count)} ${name}`);
    rest %= size;
  }
  if (rest > 0) parts.push(parts.length > 0 ? `and ${belowHundred(rest)}` : belowHundred(rest));
  return parts.join(' ');
}

const counted = (count: number, one: string, many: string) => `${wordsOf(count)} ${count === 1 ? one : many}`;

/** `Three thousand five hundred rupees and fifty paise`, as on a cheque. */
export function rupeesInWords(paise: number): string {
  const rupees = Math.floor(paise / 100);
  const rest = paise % 100;
  const words = [
    rupees > 0 && counted(rupees, 'rupee', 'rupees'),
    rest > 0 && counted(rest, 'paisa', 'paise'),
  ].filter((part) => part !== false);
  const text = words.join(' and ') || 'no rupees';
  return text.charAt(0).toUpperCase() + text.slice(1);
}
