import { useFetcher } from 'react-router';
import { staffBlogsContent as content } from '#app/content/staff/blogs.ts';
import type { Said } from '#app/staff/shell/said.ts';
import { paths } from '#paths.ts';
import type { clientAction } from './blogs-page.tsx';

type Answer = Awaited<ReturnType<typeof clientAction>>;

/** One for the whole page, because the row that it was asked from is gone when the answer comes. */
export function useUndelete() {
  const { submit, data, state } = useFetcher<Answer>({ key: 'undelete' });
  const said: Said | undefined = data && ('kind' in data ? { text: content.failed, tone: 'fault' } : data);
  const isBusy = state !== 'idle';
  return {
    said,
    isBusy,
    undelete: (id: string) => {
      if (!isBusy) submit({ intent: 'undelete', id }, { method: 'post', action: paths.adminBlogs });
    },
  };
}
