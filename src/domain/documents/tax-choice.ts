export const taxChoices = ['with-stay', 'without-stay', 'wholly-outside'] as const;
/** What staff say about the tax of a trip: it has stay and transport, it has not both, or it is held wholly outside India. */
export type TaxChoice = (typeof taxChoices)[number];
