/** What a form tells the person, and which field it is about. */
export type Said = { text: string; tone: 'good' | 'fault'; field?: string };

export const good = (text: string): Said => ({ text, tone: 'good' });
export const fault = (text: string): Said => ({ text, tone: 'fault' });
