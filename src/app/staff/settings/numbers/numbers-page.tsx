import { pageContext } from '#app/page-context.ts';
import { PageTitle } from '#app/staff/kit/page-title.tsx';
import { SumTable } from '#app/staff/kit/sum-table.tsx';
import { TextLink } from '#app/staff/kit/text-link.tsx';
import { requireStaff } from '#app/staff/shell/require-staff.ts';
import { staffMeta } from '#app/staff/shell/staff-meta.ts';
import { readSettingsForStaff } from '#domain/settings/settings-service.ts';
import { displayPhone } from '#domain/shared/phone-text.ts';
import type { Route } from './+types/numbers-page.ts';
import { staffNumbersContent as content } from './texts.ts';

export const meta = () => staffMeta(content.title);

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = await requireStaff({ request, context });
  const { phoneE164 } = await readSettingsForStaff(context.get(pageContext).db, actor);
  return { phoneE164 };
}

export default function NumbersPage({ loaderData: { phoneE164 } }: Route.ComponentProps) {
  const call = <TextLink to={`tel:${phoneE164}`}>{displayPhone(phoneE164)}</TextLink>;
  return (
    <>
      <PageTitle>{content.title}</PageTitle>
      <p className="text-quiet">{content.intro}</p>
      <SumTable caption={content.caption} rows={[{ name: content.office, value: call }]} />
    </>
  );
}
