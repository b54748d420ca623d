/** What the page's action can do. */
export const intents = {
  preview: 'preview',
  save: 'save',
  saveAndConfirm: 'save-and-confirm',
  confirm: 'confirm',
  carType: 'car-type',
  city: 'city',
  active: 'active',
  move: 'move',
} as const;
