import { renderToStaticMarkup } from 'react-dom/server';
import type { OverdueDigest, OverdueLine, OwnersOverdue } from '#domain/enquiries/digest/overdue-digest.ts';
import { timeText } from '#domain/shared/india-time.ts';
import { paths } from '#paths.ts';
import { enquiryPath } from '#staff-paths.ts';
import { PlainPage } from './plain-page.tsx';

const unassigned = 'Unassigned';
const followUps = (count: number) => `${count} overdue ${count === 1 ? 'follow-up' : 'follow-ups'}`;
const headingOf = ({ owner, count }: OwnersOverdue) => `${owner || unassigned}: ${count}`;
const dueOf = ({ dueAt }: OverdueLine) => `due ${timeText(dueAt)}`;
const moreOf = ({ count, oldest }: OwnersOverdue) =>
  count > oldest.length ? `and ${count - oldest.length} more` : '';

type Props = { digest: OverdueDigest; inboxUrl: string; enquiryUrl: (id: string) => string };

function OverdueDigestMail({ digest, inboxUrl, enquiryUrl }: Props) {
  return (
    <PlainPage>
      {digest.owners.map((owner) => (
        <div key={headingOf(owner)}>
          <h2 style={{ fontSize: '16px' }}>{headingOf(owner)}</h2>
          <ul>
            {owner.oldest.map((line) => (
              <li key={line.id}>
                <a href={enquiryUrl(line.id)}>{line.reference}</a> {line.firstName}, {dueOf(line)}
              </li>
            ))}
            {moreOf(owner) && <li>{moreOf(owner)}</li>}
          </ul>
        </div>
      ))}
      <p>
        <a href={inboxUrl}>All of them in the inbox</a>
      </p>
    </PlainPage>
  );
}

/** References and first names only, because mail is less protected than the staff area. */
export function renderOverdueDigestMail(
  digest: OverdueDigest,
  baseUrl: string,
): { subject: string; text: string; html: string } {
  const inboxUrl = `${baseUrl}${paths.adminMessages}?queue=overdue`;
  const enquiryUrl = (id: string) => baseUrl + enquiryPath(id);
  const blocks = digest.owners.map((owner) => [
    headingOf(owner),
    ...owner.oldest.map(
      (line) => `- ${line.reference} ${line.firstName}, ${dueOf(line)}: ${enquiryUrl(line.id)}`,
    ),
    ...(moreOf(owner) ? [`- ${moreOf(owner)}`] : []),
    '',
  ]);
  const page = <OverdueDigestMail digest={digest} inboxUrl={inboxUrl} enquiryUrl={enquiryUrl} />;
  return {
    subject: followUps(digest.total),
    text: [...blocks.flat(), `All of them in the inbox: ${inboxUrl}`, ''].join('\n'),
    html: `<!doctype html>${renderToStaticMarkup(page)}`,
  };
}
