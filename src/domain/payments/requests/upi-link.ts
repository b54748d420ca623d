type UpiPayment = { upiId: string; payee: string; paise: number; note: string; reference: string };

const maxNoteLength = 50;

/** UPI takes letters and digits only. `B41-2` becomes `B41X2`, because `B412` would be another booking. */
export const upiReference = (reference: string): string =>
  reference.replace(/^([BQ]\d+)-(\d+)$/, '$1X$2').replaceAll(/[^A-Za-z0-9]/g, '');

/** A link that UPI apps open with payee and amount filled in; a QR code has the same text. */
export function upiLink({ upiId, payee, paise, note, reference }: UpiPayment): string {
  const amount = `${Math.floor(paise / 100)}.${String(paise % 100).padStart(2, '0')}`;
  const fields = [
    ['pa', upiId],
    ['pn', payee],
    ['am', amount],
    ['cu', 'INR'],
    ['tn', note.slice(0, maxNoteLength)],
    ['tr', upiReference(reference)],
  ] as const;
  return `upi://pay?${fields.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')}`;
}
