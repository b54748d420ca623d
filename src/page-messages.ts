/** The texts about pages that staff edit. */
export const pageMessages = {
  empty: 'Type something here, or remove it.',
  tooLong: (max: number) => `At most ${max} characters fit here.`,
  tooMany: (max: number) => `At most ${max} fit here.`,
  anchor: 'Two parts have the same short name, or one has none. Add the part again.',
  sameAnchor: 'Two sections have the same short name. Add one of them again.',
  picture: 'Choose a picture from the list.',
  address: 'Type an address that begins with /, # or https://.',
  table: 'Every row needs one cell for each column.',
  unreadable: 'The page could not be read. Load it again, and nothing is lost: your draft is kept.',
  gone: 'There is no such page.',
  published: 'The page is published.',
  scheduled: 'The page is scheduled.',
  drafted: 'The draft is saved. Visitors still see the page as it was.',
  original: 'Visitors see the original again.',
  restored: 'The earlier version is back as a draft. Look at it and publish it.',
  needsTime: 'Choose when the page is to be published.',
};
