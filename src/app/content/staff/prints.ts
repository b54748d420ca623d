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
