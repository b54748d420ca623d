type UpiPayment = { upiId: string; payee: string; paise: number; note: string; reference: string };

const maxNoteLength = 50;

/** A link that UPI apps open with payee and amount filled in; a QR code has the same text. */
export function upiLink({ upiId, payee, paise, note, reference }: UpiPayment): string {
  const amount = `${Math.floor(paise / 100)}.${String(paise % 100).padStart(2, '0')}`;
  const fields = [
    ['pa', upiId],
    ['pn', payee],
    ['am', amount],
    ['cu', 'INR'],
    ['tn', note.slice(0, maxNoteLength)],
    ['tr', reference.replaceAll(/[^A-Za-z0-9]/g, '')],
  ] as const;
  return `upi://pay?${fields.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')}`;
}
