export const staffTypedContent = {
  restored: 'Restored what you had typed.',
  discard: 'Discard it',
} as const;
