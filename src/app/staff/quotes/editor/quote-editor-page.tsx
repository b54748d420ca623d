import { data } from 'react-router';
import { pageContext } from '#app/page-context.ts';
import { PageTitle } from '#app/staff/kit/page-title.tsx';
import { TextLink } from '#app/staff/kit/text-link.tsx';
import { staffQuotesContent } from '#app/staff/quotes/texts.ts';
import { requireStaff } from '#app/staff/shell/require-staff.ts';
import { staffMeta } from '#app/staff/shell/staff-meta.ts';
import { staffMessages } from '#messages.ts';
import { failureStatus } from '#platform/failure.ts';
import { enquiryPath } from '#staff-paths.ts';
import type { Route } from './+types/quote-editor-page.ts';
import { type EditorData, readEditor } from './editor-data.ts';
import { QuoteEditor } from './quote-editor.tsx';

const content = staffQuotesContent.editor;

export const meta = ({ loaderData }: Route.MetaArgs) =>
  staffMeta(loaderData ? `${content.title} ${loaderData.reference}` : staffMessages.enquiries.gone);

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = await requireStaff({ request, context });
  const id = new URL(request.url).searchParams.get('id') ?? '';
  const found = await readEditor(context.get(pageContext).db, actor, id);
  return data(found ?? null, { status: found ? 200 : failureStatus.not_found });
}

/** What is typed must not be replaced while it is typed. */
export const shouldRevalidate = () => false;

function Editor({ editor }: { editor: EditorData }) {
  return (
    <div className="grid gap-4">
      <div>
        <TextLink to={enquiryPath(editor.enquiryId)}>
          {content.back(editor.name || editor.reference)}
        </TextLink>
        <PageTitle id="quote-editor">{content.heading(editor.version)}</PageTitle>
      </div>
      <QuoteEditor editor={editor} />
    </div>
  );
}

export default function QuoteEditorPage({ loaderData }: Route.ComponentProps) {
  return loaderData ? (
    <Editor key={loaderData.enquiryId} editor={loaderData} />
  ) : (
    <PageTitle>{staffMessages.enquiries.gone}</PageTitle>
  );
}
