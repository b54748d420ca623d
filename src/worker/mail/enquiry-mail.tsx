import { renderToStaticMarkup } from 'react-dom/server';
import { travelMonth } from '#domain/enquiries/facts/travel-month.ts';
import { referenceOf } from '#domain/enquiries/intake/enquiry-reference.ts';
import type { Enquiry } from '#domain/enquiries/intake/new-enquiry.ts';
import { carNames, tripRows } from '#domain/fares/fare-text.ts';
import { shownDate, shownTime } from '#domain/shared/india-time.ts';

const cell = { padding: '4px 12px 4px 0', verticalAlign: 'top', textAlign: 'left' } as const;

function EnquiryMail({ rows, message }: { rows: [string, string][]; message: string }) {
  return (
    <html lang="en-GB">
      <body style={{ fontFamily: 'sans-serif', color: '#1c1917' }}>
        <table>
          <tbody>
            {rows.map(([label, value]) => (
              <tr key={label}>
                <th style={cell}>{label}</th>
                <td style={cell}>{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {message && <p style={{ whiteSpace: 'pre-wrap' }}>{message}</p>}
      </body>
    </html>
  );
}

const written = (value: number | null) => (value === null ? '' : String(value));

/** What was typed about the trip. A ride of the fare estimator has rows of its own. */
function factRows(enquiry: Enquiry): [string, string][] {
  const { trip, tripFrom, tripTo, tripStarts, tripTime, carType, adults, children } = enquiry;
  const month = travelMonth(enquiry);
  const ride: [string, string][] = [
    ['From', tripFrom],
    ['To', tripTo],
    month ? ['Month', month] : ['Date', tripStarts ? shownDate(tripStarts) : ''],
    ['Time', tripTime],
    ['Car', carType && carNames[carType]],
  ];
  return [...(trip ? tripRows(trip) : ride), ['Adults', written(adults)], ['Children', written(children)]];
}

export function renderEnquiryMail(enquiry: Enquiry): { subject: string; text: string; html: string } {
  const reference = referenceOf(BigInt(enquiry.id));
  const all: [string, string][] = [
    ['Reference', reference],
    ['Received', `${shownTime(enquiry.receivedAt)} IST`],
    ['Name', enquiry.name],
    ['Mobile', enquiry.contactNo],
    ['E-mail', enquiry.email],
    ...factRows(enquiry),
  ];
  const rows = all.filter(([, value]) => value !== '');
  const lines = rows.map(([label, value]) => `${label}: ${value}`);
  return {
    subject: `Enquiry ${reference} from ${enquiry.name}`,
    text: [...lines, ...(enquiry.message ? ['', enquiry.message] : []), ''].join('\n'),
    html: `<!doctype html>${renderToStaticMarkup(<EnquiryMail rows={rows} message={enquiry.message} />)}`,
  };
}
