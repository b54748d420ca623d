import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { pageContext } from '#app/page-context.ts';
import { PageTitle } from '#app/staff/kit/page-title.tsx';
import { TextLink } from '#app/staff/kit/text-link.tsx';
import { requireStaff } from '#app/staff/shell/require-staff.ts';
import { staffMeta } from '#app/staff/shell/staff-meta.ts';
import { readableHtml } from '#app/staff/website/publishing/readable-html.ts';
import { OpenedWork } from '#app/staff/website/publishing/unsaved-found.tsx';
import { cut } from '#app/ui/cut.ts';
import { dayInIndia } from '#domain/shared/india-time.ts';
import { findUnsaved } from '#domain/unsaved-work/unsaved-work-service.ts';
import type { Route } from './+types/write-blog-page.ts';
import { editAddress, listAddress } from './blog-addresses.ts';
import { emptyDraft, writingNames } from './blog-draft.ts';
import { BlogForm } from './blog-form.tsx';
import { writing } from './blog-form-kind.ts';
import { loadedWork } from './blog-loading.ts';
import { handleWriteBlog } from './save-blog.ts';
import { staffBlogsContent as content } from './texts.ts';
import { type BlogStart, type JustWritten, useBlogForm } from './use-blog-form.ts';

export const meta = () => staffMeta(content.writePage.title);

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = await requireStaff({ request, context });
  const { db, baseUrl } = context.get(pageContext);
  const work = await findUnsaved(db, actor, { kind: 'blog', id: '0' });
  return {
    today: dayInIndia(new Date()),
    host: new URL(baseUrl).host,
    work: loadedWork(work, writingNames),
  };
}

export const action = handleWriteBlog;

function NewBlog({ start, host }: { start: BlogStart; host: string }) {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [written, setWritten] = useState<JustWritten & { id: string }>();
  const form = useBlogForm({
    kind: writing,
    subjectId: '0',
    start,
    onWritten: (id, just) => setWritten({ id, ...just }),
  });

  const openWritten = useEffectEvent(({ id, ...just }: JustWritten & { id: string }) =>
    navigate(editAddress(id, query), { replace: true, state: { written: just } }),
  );
  // In an effect, after the unsaved guard has been told that nothing is unsaved.
  useEffect(() => {
    if (written) void openWritten(written);
  }, [written]);

  return <BlogForm kind={writing} state={form} host={host} slug={undefined} />;
}

export default function WriteBlogPage({ loaderData }: Route.ComponentProps) {
  const [query] = useSearchParams();
  const { host, today, work } = loaderData;
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <PageTitle>{content.writePage.title}</PageTitle>
        <TextLink to={listAddress(query)}>{content.back}</TextLink>
      </div>
      <OpenedWork<BlogStart>
        subjectId="0"
        saved={{ draft: emptyDraft(today), version: 0, isUnsaved: false }}
        work={work}
        contents={({ draft }) => (
          <>
            <p className="font-semibold text-lg wrap-anywhere">{draft.heading}</p>
            <p className="text-quiet wrap-anywhere">{cut(readableHtml(draft.bodyHtml), 200)}</p>
          </>
        )}
      >
        {(start) => <NewBlog start={start} host={host} />}
      </OpenedWork>
    </div>
  );
}
