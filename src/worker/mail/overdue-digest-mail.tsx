import { renderToStaticMarkup } from 'react-dom/server';
import type { OverdueDigest, OverdueLine, OwnersOverdue } from '#domain/enquiries/digest/overdue-digest.ts';
import { leadPath, paths } from '#paths.ts';

const dueFormat = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Kolkata',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

const nobody = 'Nobody’s yet';
const followUps = (count: number) => `${count} overdue ${count === 1 ? 'follow-up' : 'follow-ups'}`;
const headingOf = ({ owner, count }: OwnersOverdue) => `${owner || nobody}: ${count}`;
const dueOf = ({ dueAt }: OverdueLine) => `due ${dueFormat.format(dueAt)}`;
const moreOf = ({ count, oldest }: OwnersOverdue) =>
  count > oldest.length ? `and ${count - oldest.length} more` : '';

type Props = { digest: OverdueDigest; deskUrl: string; leadUrl: (id: string) => string };

function OverdueDigestMail({ digest, deskUrl, leadUrl }: Props) {
  return (
    <html lang="en-GB">
      <body style={{ fontFamily: 'sans-serif', color: '#1c1917' }}>
        {digest.owners.map((owner) => (
          <div key={headingOf(owner)}>
            <h2 style={{ fontSize: '16px' }}>{headingOf(owner)}</h2>
            <ul>
              {owner.oldest.map((line) => (
                <li key={line.id}>
                  <a href={leadUrl(line.id)}>{line.reference}</a> {line.firstName}, {dueOf(line)}
                </li>
              ))}
              {moreOf(owner) && <li>{moreOf(owner)}</li>}
            </ul>
          </div>
        ))}
        <p>
          <a href={deskUrl}>All of them at the desk</a>
        </p>
      </body>
    </html>
  );
}

/** References and first names only: a mail is read in more places than a desk. */
export function renderOverdueDigestMail(
  digest: OverdueDigest,
  baseUrl: string,
): { subject: string; text: string; html: string } {
  const deskUrl = `${baseUrl}${paths.adminMessages}?queue=overdue`;
  const leadUrl = (id: string) => baseUrl + leadPath(id);
  const blocks = digest.owners.map((owner) => [
    headingOf(owner),
    ...owner.oldest.map(
      (line) => `- ${line.reference} ${line.firstName}, ${dueOf(line)}: ${leadUrl(line.id)}`,
    ),
    ...(moreOf(owner) ? [`- ${moreOf(owner)}`] : []),
    '',
  ]);
  const page = <OverdueDigestMail digest={digest} deskUrl={deskUrl} leadUrl={leadUrl} />;
  return {
    subject: followUps(digest.total),
    text: [...blocks.flat(), `All of them at the desk: ${deskUrl}`, ''].join('\n'),
    html: `<!doctype html>${renderToStaticMarkup(page)}`,
  };
}
