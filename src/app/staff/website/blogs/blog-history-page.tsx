import { useSearchParams } from 'react-router';
import { TextLink } from '#app/staff/kit/text-link.tsx';
import { staffMeta } from '#app/staff/shell/staff-meta.ts';
import { HistoryScreen } from '#app/staff/website/publishing/history-screen.tsx';
import { loadRow } from '#app/staff/website/publishing/load-row.ts';
import { readHistory, restoreAction } from '#app/staff/website/publishing/read-history.ts';
import { RowProblem } from '#app/staff/website/publishing/row-problem.tsx';
import {
  findBlog,
  listBlogRevisions,
  readBlogRevision,
  restoreBlog,
} from '#domain/blogs/blog-staff-service.ts';
import { withRemoved } from '#domain/publishing/saved-text.ts';
import { staffMessages } from '#messages.ts';
import type { Route } from './+types/blog-history-page.ts';
import { editAddress, historyAddress, listAddress } from './blog-addresses.ts';
import { contentDifferences } from './blog-differences.ts';
import { staffBlogsContent } from './texts.ts';

const { blogs: messages } = staffMessages;
const content = staffBlogsContent.historyPage;
const kind = { list: listBlogRevisions, read: readBlogRevision, between: contentDifferences };

export const meta = () => staffMeta(content.title);

export const loader = (args: Route.LoaderArgs) =>
  loadRow(args, messages, async ({ db, id, ...at }) => {
    const blog = await findBlog(db, at.actor, id);
    return blog && { heading: blog.heading, history: await readHistory(at, kind, { id }) };
  });

export const action = (args: Route.ActionArgs) =>
  restoreAction(args, async (...restored) =>
    withRemoved(messages.updated, (await restoreBlog(...restored)).removed),
  );

export default function BlogHistoryPage({ loaderData }: Route.ComponentProps) {
  const [query] = useSearchParams();
  const back = <TextLink to={listAddress(query)}>{staffBlogsContent.back}</TextLink>;
  if ('problem' in loaderData)
    return <RowProblem title={content.title} problem={loaderData.problem} back={back} />;
  const { heading, history } = loaderData;
  return (
    <HistoryScreen
      title={content.title}
      name={content.of(heading)}
      links={
        <>
          <TextLink to={editAddress(history.id, query)}>{staffBlogsContent.edit}</TextLink>
          {back}
        </>
      }
      history={history}
      compareTo={(version) => historyAddress(history.id, query, version)}
      texts={content}
    />
  );
}
