/** Up to the first full stop, question mark or exclamation mark that ends a sentence; 'No. 3' does not. */
export const firstSentence = (text = '') => /^.*?[.!?](?=\s+[^\s\d]|\s*$)/s.exec(text)?.[0] ?? text;
