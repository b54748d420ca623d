/** The name of the hidden field with the value that a setting had when the form was opened. */
export const openedWith = (field: string): string => `was.${field}`;
