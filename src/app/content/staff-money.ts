/** What stands under a field for an amount. */
export const staffMoneyContent = {
  understood: (figures: string, words: string) => `Understood as ${figures}: ${words}.`,
  unclear:
    'This is not an amount in rupees. Type it like 45,000, 45k or 1.5 lakh, with nothing else beside it.',
} as const;
