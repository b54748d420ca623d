/** The result that a form shows, and the field that it is about. */
export type FormStatus = { text: string; tone: 'good' | 'warn' | 'fault'; field?: string };

export const good = (text: string): FormStatus => ({ text, tone: 'good' });
/** Saved, but to be looked at. */
export const warn = (text: string): FormStatus => ({ text, tone: 'warn' });
export const fault = (text: string): FormStatus => ({ text, tone: 'fault' });
