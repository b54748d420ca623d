import { useState } from 'react';
import { type Location, useLocation, useSearchParams } from 'react-router';
import { PageTitle } from '#app/staff/kit/page-title.tsx';
import { TextLink } from '#app/staff/kit/text-link.tsx';
import { Conflict } from '#app/staff/website/publishing/conflict.tsx';
import { LoadedDifferences } from '#app/staff/website/publishing/loaded-differences.tsx';
import { PreviewLink } from '#app/staff/website/publishing/preview-link.tsx';
import { RowProblem } from '#app/staff/website/publishing/row-problem.tsx';
import { StateBadge } from '#app/staff/website/publishing/state-badge.tsx';
import { OpenedWork, type UnsavedStart } from '#app/staff/website/publishing/unsaved-found.tsx';
import { articlePath } from '#paths.ts';
import { deleteAddress, historyAddress, listAddress } from './blog-addresses.ts';
import { draftDifferences } from './blog-differences.ts';
import { BlogForm } from './blog-form.tsx';
import { updating } from './blog-form-kind.ts';
import type { LoadedBlog } from './blog-loading.ts';
import { staffBlogsContent as content } from './texts.ts';
import { type BlogStart, type JustWritten, useBlogForm } from './use-blog-form.ts';

type Loaded =
  | { host: string; blog: LoadedBlog; work: UnsavedStart<BlogStart> | undefined }
  | { problem: string };

function BlogLinks({ blog }: { blog: LoadedBlog }) {
  const [query] = useSearchParams();
  return (
    <nav aria-label={blog.draft.heading} className="flex flex-wrap gap-x-5">
      {blog.badge.state === 'published' && (
        <TextLink href={articlePath(blog.slug)} target="_blank" rel="noopener">
          {content.view}
        </TextLink>
      )}
      <TextLink to={historyAddress(blog.id, query)}>{content.history}</TextLink>
      <TextLink to={deleteAddress(blog.id, blog.draft.heading, query)}>{content.remove}</TextLink>
      <TextLink to={listAddress(query)}>{content.back}</TextLink>
    </nav>
  );
}

type EditorProps = { start: BlogStart; opened: LoadedBlog; latest: LoadedBlog; host: string };

function Editor({ start, opened, latest, host }: EditorProps) {
  const form = useBlogForm({ kind: updating, subjectId: opened.id, start });
  return (
    <>
      {form.isConflict && (
        <Conflict
          theirs={draftDifferences(form.live, latest.draft)}
          isBusy={form.isBusy}
          form={form.form}
          onKeepMine={() => void form.submit(latest.version)}
          onTakeTheirs={() => void form.takeTheirs({ ...latest, isUnsaved: false })}
        />
      )}
      <BlogForm kind={updating} state={form} host={host} slug={opened.slug}>
        <PreviewLink subjectId={opened.id} />
      </BlogForm>
    </>
  );
}

/** Only for version 1, because the browser keeps location state as long as the history entry. */
function writtenIn({ state }: Location, { version }: LoadedBlog): Partial<BlogStart> {
  const written = (state as { written?: JustWritten } | null)?.written;
  if (!written || version !== 1) return {};
  const { text, typedSince } = written;
  return { text, ...(typedSince && { draft: typedSince, isUnsaved: true }) };
}

type OpenedProps = {
  opened: LoadedBlog;
  work: UnsavedStart<BlogStart> | undefined;
  latest: LoadedBlog;
  host: string;
};

function Opened({ opened, work, latest, host }: OpenedProps) {
  const { draft, version } = opened;
  const written = writtenIn(useLocation(), opened);
  const saved: BlogStart = { draft, version, isUnsaved: false, ...(!work && written) };
  return (
    <div className="grid gap-5">
      <div className="grid gap-1">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <PageTitle>{content.updatePage.title}</PageTitle>
          <StateBadge row={latest.badge} />
        </div>
        <BlogLinks blog={latest} />
      </div>
      <OpenedWork
        subjectId={opened.id}
        saved={saved}
        work={work}
        contents={(start) => <LoadedDifferences fields={draftDifferences(draft, start.draft)} />}
      >
        {(start) => <Editor start={start} opened={opened} latest={latest} host={host} />}
      </OpenedWork>
    </div>
  );
}

/** Keeps the opened draft on the screen, even if the blog was deleted meanwhile. */
export function UpdateBlog({ loaded }: { loaded: Loaded }) {
  const [query] = useSearchParams();
  const [first] = useState(loaded);
  if ('blog' in first) {
    const latest = 'blog' in loaded ? loaded.blog : first.blog;
    return <Opened opened={first.blog} work={first.work} latest={latest} host={first.host} />;
  }
  const back = <TextLink to={listAddress(query)}>{content.back}</TextLink>;
  return <RowProblem title={content.updatePage.title} problem={first.problem} back={back} />;
}
