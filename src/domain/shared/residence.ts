export const residences = ['india', 'abroad'] as const;
/** Where a buyer lives, which decides TCS; empty when it is not known. */
export type Residence = (typeof residences)[number] | '';
