export const staffNumbersContent = {
  title: 'Numbers at night',
  intro: 'Whom a colleague calls when a customer stands somewhere without a car.',
  caption: 'Numbers',
  office: 'Office',
} as const;
