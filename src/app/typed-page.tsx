import { previewContent } from '#app/content/site/links/preview.ts';
import { PageData, pageContext } from '#app/page-context.ts';
import { withPageText } from '#app/pages/page-texts.ts';
import { originalAt } from '#app/pages/read-content.ts';
import { EditablePageView, readEditablePage } from '#app/site/editable-page.tsx';
import { readImages } from '#app/site/images/image-sources.ts';
import { requireStaff } from '#app/staff/shell/require-staff.ts';
import { TitlePrefix } from '#app/ui/head-tags.tsx';
import { typedPage } from '#domain/pages/page-input.ts';
import { pageMessages } from '#domain/pages/page-messages.ts';
import { findEditedPage, findPageWork } from '#domain/pages/page-staff-service.ts';
import { editablePaths } from '#domain/pages/page-text.ts';
import { Failure } from '#platform/failure.ts';
import type { Route } from './+types/typed-page.ts';

export const handle = { scriptless: true };

/** What this staff member is typing, in the frame beside the editor; without unsaved work what was saved last. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = await requireStaff({ request, context });
  const path = new URL(request.url).searchParams.get('path') ?? '';
  if (!editablePaths.includes(path)) throw new Failure('not_found', pageMessages.gone);
  const parts = context.get(pageContext);
  const page = await findEditedPage(parts.db, actor, path);
  const work = await findPageWork(parts.db, actor, page);
  const text = typedPage(work?.fields.text) ?? page?.draft ?? page?.live;
  const original = originalAt(path);
  const shown = await readEditablePage(parts, path, text ? withPageText(original, text) : original);
  return new PageData({ ...shown, images: await readImages(parts, shown) });
}

/** In the look of the public pages; links open beside the editor, because no other page may be framed. */
export default function PageInput({ loaderData }: Route.ComponentProps) {
  return (
    <TitlePrefix value={`${previewContent.label}: `}>
      <base target="_blank" />
      <meta name="robots" content="noindex" />
      <EditablePageView shown={loaderData.data} />
    </TitlePrefix>
  );
}
