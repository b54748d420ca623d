/** The result that a form shows, and the field that it is about. */
export type FormStatus = { text: string; tone: 'good' | 'fault'; field?: string };

export const good = (text: string): FormStatus => ({ text, tone: 'good' });
export const fault = (text: string): FormStatus => ({ text, tone: 'fault' });
