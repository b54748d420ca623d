/** Beside each field the form sends what stood there when it was opened, under this name. */
export const openedWith = (field: string): string => `was.${field}`;
