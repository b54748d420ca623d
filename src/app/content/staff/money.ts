/** What stands under a field for an amount. */
export const staffMoneyContent = {
  understood: (figures: string, words: string) => `Understood as ${figures}: ${words}.`,
  unclear: 'Not an amount in rupees. Type it alone, like 45,000, 45k or 1.5 lakh.',
} as const;
