import type { CSSProperties } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { SiteSettings } from '#domain/settings/settings.ts';
import { displayPhone } from '#domain/shared/phone-text.ts';

/** A label with its value, and where the value leads: a number to call, a page. */
export type MailRow = readonly [label: string, value: string, href?: string];

/** One part of a mail. The HTML and the plain text are both made from it, so that they say the same. */
export type MailBlock =
  | { kind: 'text'; text: string }
  | { kind: 'rows'; heading?: string; rows: readonly MailRow[] }
  | { kind: 'list'; heading: string; items: readonly string[] }
  | { kind: 'link'; text: string; href: string };

/** How the reader can reach the agency. */
export type MailSender = Pick<SiteSettings, 'agencyName' | 'headOffice' | 'phoneE164' | 'email' | 'website'>;

export type MailPage = {
  subject: string;
  /** What a list of mails shows after the subject. */
  preview: string;
  heading: string;
  blocks: readonly MailBlock[];
  sender: MailSender;
  /** Why the reader gets this mail. */
  reason: string;
};

/** Inline, because some mail programs drop style sheets; the classes are for the dark colours alone. */
const styles = {
  body: {
    margin: 0,
    padding: 0,
    backgroundColor: '#fbf6ec',
    color: '#1c1917',
    fontFamily: 'system-ui, Roboto, Arial, sans-serif',
    fontSize: '16px',
    lineHeight: 1.5,
  },
  /** Only in lists of mails; each program needs another of these to hide it. */
  preview: {
    display: 'none',
    maxHeight: 0,
    overflow: 'hidden',
    fontSize: '1px',
    lineHeight: '1px',
    opacity: 0,
  },
  page: { maxWidth: '600px', margin: '0 auto', padding: '24px 16px', overflowWrap: 'break-word' },
  agency: { margin: '0 0 12px', fontWeight: 700, color: '#0c5a5a' },
  card: {
    backgroundColor: '#ffffff',
    border: '1px solid #e4dac6',
    borderRadius: '12px',
    padding: '20px',
  },
  heading: { margin: '0 0 12px', fontSize: '22px', lineHeight: 1.3, overflowWrap: 'anywhere' },
  subheading: { margin: '20px 0 4px', fontSize: '16px', lineHeight: 1.4 },
  text: { margin: '0 0 12px' },
  table: { width: '100%', margin: '0 0 12px', borderCollapse: 'collapse' },
  label: {
    width: '36%',
    padding: '6px 12px 6px 0',
    verticalAlign: 'top',
    textAlign: 'left',
    fontWeight: 400,
    color: '#4f4840',
    borderTop: '1px solid #e4dac6',
  },
  value: {
    padding: '6px 0',
    verticalAlign: 'top',
    borderTop: '1px solid #e4dac6',
    overflowWrap: 'anywhere',
  },
  list: { margin: '0 0 12px', paddingLeft: '20px' },
  link: { color: '#0c5a5a', overflowWrap: 'anywhere' },
  button: {
    display: 'inline-block',
    padding: '12px 20px',
    borderRadius: '8px',
    backgroundColor: '#0c5a5a',
    color: '#ffffff',
    fontWeight: 700,
    textDecoration: 'none',
  },
  foot: { margin: '16px 0 0', fontSize: '14px', color: '#4f4840' },
} as const satisfies Record<string, CSSProperties>;

const darkColours = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .page { background-color: #0f1828 !important; color: #f5efe3 !important; }
  .card { background-color: #182640 !important; border-color: #2f4160 !important; }
  .cell { border-color: #2f4160 !important; }
  .quiet { color: #c3bdb1 !important; }
  .teal { color: #7fd6cd !important; }
  .button { background-color: #7fd6cd !important; color: #0b1f24 !important; }
}`;

function Rows({ heading, rows }: Extract<MailBlock, { kind: 'rows' }>) {
  return (
    <>
      {heading && <h2 style={styles.subheading}>{heading}</h2>}
      <table style={styles.table}>
        <tbody>
          {rows.map(([label, value, href], index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a discount may be called like another row
            <tr key={index}>
              <th scope="row" style={styles.label} className="cell quiet">
                {label}
              </th>
              <td style={styles.value} className="cell">
                {href ? (
                  <a href={href} style={styles.link} className="teal">
                    {value}
                  </a>
                ) : (
                  value
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function Block({ block }: { block: MailBlock }) {
  switch (block.kind) {
    case 'text':
      return <p style={styles.text}>{block.text}</p>;
    case 'rows':
      return <Rows {...block} />;
    case 'list':
      return (
        <>
          <h2 style={styles.subheading}>{block.heading}</h2>
          <ul style={styles.list}>
            {block.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </>
      );
    case 'link':
      return (
        <p style={{ ...styles.text, marginTop: '16px' }}>
          <a href={block.href} style={styles.button} className="button">
            {block.text}
          </a>
        </p>
      );
  }
}

function Page({ subject, preview, heading, blocks, sender, reason }: MailPage) {
  return (
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{subject}</title>
        <style>{darkColours}</style>
      </head>
      <body style={styles.body} className="page">
        <div style={styles.preview}>{preview}</div>
        <div style={styles.page}>
          <p style={styles.agency} className="teal">
            {sender.agencyName}
          </p>
          <div style={styles.card} className="card">
            <h1 style={styles.heading}>{heading}</h1>
            {blocks.map((block, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no name and never move
              <Block key={index} block={block} />
            ))}
          </div>
          <p style={styles.foot} className="quiet">
            {reason}
          </p>
          <p style={styles.foot} className="quiet">
            {sender.agencyName}, {sender.headOffice}
            <br />
            <a href={`tel:${sender.phoneE164}`} style={styles.link} className="teal">
              {displayPhone(sender.phoneE164)}
            </a>
            {', '}
            <a href={`mailto:${sender.email}`} style={styles.link} className="teal">
              {sender.email}
            </a>
            {', '}
            <a href={sender.website} style={styles.link} className="teal">
              {sender.website}
            </a>
          </p>
        </div>
      </body>
    </html>
  );
}

function plainBlock(block: MailBlock): string[] {
  switch (block.kind) {
    case 'text':
      return [block.text];
    case 'rows':
      return [
        ...(block.heading ? [block.heading] : []),
        ...block.rows.map(([label, value]) => `${label}: ${value}`),
      ];
    case 'list':
      return [block.heading, ...block.items.map((item) => `- ${item}`)];
    case 'link':
      return [`${block.text}:`, block.href];
  }
}

/** Without pictures or anything else that is fetched, so that nobody learns when a mail is read. */
export function renderMailPage(page: MailPage): { subject: string; text: string; html: string } {
  const { subject, heading, blocks, sender, reason } = page;
  const parts = [
    [heading],
    ...blocks.map(plainBlock),
    [reason],
    [
      `${sender.agencyName}, ${sender.headOffice}`,
      `${displayPhone(sender.phoneE164)}, ${sender.email}`,
      sender.website,
    ],
  ];
  return {
    subject,
    text: `${parts.map((lines) => lines.join('\n')).join('\n\n')}\n`,
    html: `<!doctype html>${renderToStaticMarkup(<Page {...page} />)}`,
  };
}
