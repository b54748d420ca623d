import { renderToStaticMarkup } from 'react-dom/server';
import { referenceOf } from '#domain/enquiries/intake/enquiry-reference.ts';
import type { BundledEnquiry } from '#domain/enquiries/intake/new-enquiry.ts';
import { indiaTimeZone } from '#domain/shared/india-time.ts';
import { paths } from '#paths.ts';
import { enquiryPath } from '#staff-paths.ts';
import { PlainPage } from './plain-page.tsx';
import { type MailedCabs, tripFields } from './trip-facts.ts';

const receivedFormat = new Intl.DateTimeFormat('en-GB', {
  timeZone: indiaTimeZone,
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
});

/** Cuts by code points, so that an emoji is not split. */
function cut(text: string, max: number): string {
  const letters = [...text];
  return letters.length > max ? `${letters.slice(0, max - 1).join('')}…` : text;
}

const firstLineOf = (message: string) =>
  cut(
    message
      .split('\n')
      .map((line) => line.trim())
      .find(Boolean) ?? '',
    140,
  );

const tripOf = (enquiry: BundledEnquiry, cabs: MailedCabs) =>
  cut(
    tripFields(enquiry, cabs)
      .map(([label, value]) => `${label}: ${value}`)
      .join(', '),
    300,
  );

type Line = {
  id: string;
  reference: string;
  url: string;
  who: string;
  received: string;
  trip: string;
  words: string;
};

const lineOf = (enquiry: BundledEnquiry, cabs: MailedCabs, baseUrl: string): Line => ({
  id: enquiry.id,
  reference: referenceOf(BigInt(enquiry.id)),
  url: baseUrl + enquiryPath(enquiry.id),
  who: `${cut(enquiry.name, 80)}, ${cut(enquiry.contactNo, 40)}`,
  received: `${receivedFormat.format(enquiry.receivedAt)} IST`,
  trip: tripOf(enquiry, cabs),
  words: firstLineOf(enquiry.message),
});

const because = 'They came within a few minutes, so they share one mail.';
const all = 'All new enquiries';

const row = { borderTop: '1px solid #8a8580', padding: '8px 0', overflowWrap: 'anywhere' } as const;
const quiet = { opacity: 0.8 };

type Props = { title: string; lines: Line[]; inboxUrl: string };

function EnquiryBundleMail({ title, lines, inboxUrl }: Props) {
  return (
    <PlainPage style={{ maxWidth: '640px' }}>
      <h1 style={{ fontSize: '20px', margin: '0' }}>{title}</h1>
      <p style={quiet}>{because}</p>
      {lines.map(({ id, reference, url, who, received, trip, words }) => (
        <div key={id} style={row}>
          <div>
            <a href={url}>{reference}</a> <span style={quiet}>{received}</span>
          </div>
          <div style={{ fontWeight: 'bold' }}>{who}</div>
          {trip && <div>{trip}</div>}
          {words && <div>{words}</div>}
        </div>
      ))}
      <p style={row}>
        <a href={inboxUrl}>{all}</a>
      </p>
    </PlainPage>
  );
}

/** Reference, name, number, trip, first line and link of each enquiry; the rest is on its page. */
export function renderEnquiryBundleMail(
  enquiries: readonly BundledEnquiry[],
  cabs: MailedCabs,
  baseUrl: string,
): { subject: string; text: string; html: string } {
  const title = `${enquiries.length} new ${enquiries.length === 1 ? 'enquiry' : 'enquiries'}`;
  const lines = enquiries.map((enquiry) => lineOf(enquiry, cabs, baseUrl));
  const inboxUrl = `${baseUrl}${paths.adminMessages}?queue=new`;
  const blocks = lines.flatMap(({ reference, url, who, received, trip, words }) => [
    `${reference}, ${received}`,
    who,
    ...[trip, words].filter(Boolean),
    url,
    '',
  ]);
  const page = <EnquiryBundleMail title={title} lines={lines} inboxUrl={inboxUrl} />;
  return {
    subject: title,
    text: [because, '', ...blocks, `${all}: ${inboxUrl}`, ''].join('\n'),
    html: `<!doctype html>${renderToStaticMarkup(page)}`,
  };
}
