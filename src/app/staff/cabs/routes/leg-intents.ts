/** What the forms of road legs ask the page's action for. */
export const legIntents = {
  preview: 'preview-leg',
  save: 'leg',
  previewRemoval: 'preview-leg-removal',
  remove: 'remove-leg',
} as const;
