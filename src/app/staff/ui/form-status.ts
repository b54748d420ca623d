/** What a form tells the person, and which field it is about. */
export type FormStatus = { text: string; tone: 'good' | 'fault'; field?: string };

export const good = (text: string): FormStatus => ({ text, tone: 'good' });
export const fault = (text: string): FormStatus => ({ text, tone: 'fault' });
