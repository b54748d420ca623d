import { posters } from '@purvai/posters';
import { useRouteLoaderData } from 'react-router';
import type { RootData } from '#app/page-context.ts';
import type { loader as layoutLoader } from '#app/staff/admin-layout.tsx';
import { HeadTags } from '#app/ui/head-tags.tsx';
import { paths, shareCardPath } from '#paths.ts';

type Props = { title: string; description: string; path: string };

/** For the staff pages that are open without a login. The layout excludes them from search engines. */
export function PublicHead(props: Props) {
  const siteName = useRouteLoaderData<typeof layoutLoader>('staff/admin-layout')?.agencyName ?? '';
  const baseUrl = useRouteLoaderData<RootData>('root')?.baseUrl ?? '';
  return (
    <HeadTags
      {...props}
      {...{ siteName, baseUrl }}
      card={shareCardPath(paths.home)}
      pictureAlt={posters['home-hero'].alt}
      kind="website"
    />
  );
}
