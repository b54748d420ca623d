/** Below a field for an amount. */
export const staffMoneyContent = {
  understood: (figures: string, words: string) => `Understood as ${figures}: ${words}.`,
  unclear: 'Not an amount in rupees. Type it alone, like 45,000, 45k or 1.5 lakh.',
} as const;

/** For a PDF that the worker could not make. */
export const staffPrintsContent = {
  failed: 'The PDF could not be made.',
  again: 'Try again',
  againOf: (name: string) => `Try again to make the PDF of ${name}`,
  asked: (name: string) => `The PDF of ${name} is being made again.`,
  /** In the package's form, where each save tries again. */
  failedInForm:
    'The PDF of this package could not be made, so visitors cannot download it. Each save tries again. A shorter description may help.',
} as const;

export const staffTypedContent = {
  restored: 'Restored what you had typed.',
  discard: 'Discard it',
} as const;

/** The change of a number against the period before. */
export const figureContent = { up: 'up', down: 'down' } as const;
