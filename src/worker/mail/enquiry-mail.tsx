import { renderToStaticMarkup } from 'react-dom/server';
import { referenceOf } from '#domain/enquiries/intake/enquiry-reference.ts';
import type { Enquiry } from '#domain/enquiries/intake/new-enquiry.ts';
import { timeText } from '#domain/shared/india-time.ts';
import { enquiryPath } from '#staff-paths.ts';
import { PlainPage } from './plain-page.tsx';
import { type MailedCabs, tripFields } from './trip-facts.ts';

const cell = { padding: '4px 12px 4px 0', verticalAlign: 'top', textAlign: 'left' } as const;

const linkName = 'Open it in the staff area';

type Props = { rows: [string, string][]; message: string; url: string };

function EnquiryMail({ rows, message, url }: Props) {
  return (
    <PlainPage>
      <table>
        <tbody>
          {rows.map(([label, value]) => (
            <tr key={label}>
              <th style={cell}>{label}</th>
              <td style={{ ...cell, overflowWrap: 'anywhere' }}>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {message && <p style={{ whiteSpace: 'pre-wrap' }}>{message}</p>}
      <p>
        <a href={url}>{linkName}</a>
      </p>
    </PlainPage>
  );
}

export function renderEnquiryMail(
  enquiry: Enquiry,
  cabs: MailedCabs,
  baseUrl: string,
): { subject: string; text: string; html: string } {
  const url = baseUrl + enquiryPath(enquiry.id);
  const reference = referenceOf(BigInt(enquiry.id));
  const all: [string, string][] = [
    ['Reference', reference],
    ['Received', `${timeText(enquiry.receivedAt)} IST`],
    ['Name', enquiry.name],
    ['Mobile', enquiry.contactNo],
    ['E-mail', enquiry.email],
    ...tripFields(enquiry, cabs),
  ];
  const rows = all.filter(([, value]) => value !== '');
  const lines = rows.map(([label, value]) => `${label}: ${value}`);
  return {
    subject: `Enquiry ${reference} from ${enquiry.name}`,
    text: [...lines, ...(enquiry.message ? ['', enquiry.message] : []), '', `${linkName}: ${url}`, ''].join(
      '\n',
    ),
    html: `<!doctype html>${renderToStaticMarkup(<EnquiryMail rows={rows} message={enquiry.message} url={url} />)}`,
  };
}
