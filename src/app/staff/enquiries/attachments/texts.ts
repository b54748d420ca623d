/** Photos and attachments that drivers and customers sent. */
export const staffAttachmentsContent = {
  preparing: 'The photo is being prepared.',
  refused: 'The photo could not be read.',
  newTab: 'Open in a new tab',
} as const;
