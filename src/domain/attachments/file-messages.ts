/** What is said about a file that was sent. */
export const fileMessages = {
  wrongKind: 'Only pictures (JPEG, PNG, WebP) and PDFs can be added.',
  heic: 'This is a HEIC photo. Save it as JPEG first.',
  tooLarge: 'A file can have at most 10 MB.',
  empty: 'This file is empty.',
  tooManyOfRecord: (max: number) => `There are ${max} files here already. Remove one first.`,
  tooManyOfDay: (max: number) => `You have added ${max} files within a day. Go on tomorrow.`,
  gone: 'This file is no longer there.',
} as const;
