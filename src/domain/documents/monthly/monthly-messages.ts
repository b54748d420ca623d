/** Texts about the monthly bill of a company. */
export const monthlyMessages = {
  gone: 'There is no such company.',
  notMonthly: 'This buyer does not get one bill for each month.',
  taxesMissing:
    'The bill cannot be made yet: a GST registration or a tax rule that its rides need is missing or not confirmed.',
} as const;
