/** What stands under a field for an amount. */
export const staffMoneyContent = {
  understood: (figures: string, words: string) => `Understood as ${figures}: ${words}.`,
  unclear: 'Not an amount in rupees. Type it alone, like 45,000, 45k or 1.5 lakh.',
} as const;

/** About a document that the worker could not print. */
export const staffPrintsContent = {
  failed: 'The PDF could not be made.',
  again: 'Try again',
  againOf: (name: string) => `Try again to make the PDF of ${name}`,
  asked: (name: string) => `The PDF of ${name} is being made again.`,
  /** In a form, whose save is another try. */
  failedInForm:
    'The PDF of this package could not be made, so visitors cannot download it. Each save tries again. A shorter description may help.',
} as const;

export const staffTypedContent = {
  restored: 'Restored what you had typed.',
  discard: 'Discard it',
} as const;
