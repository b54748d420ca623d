import { pageContext } from '#app/page-context.ts';
import { PageTitle } from '#app/staff/kit/page-title.tsx';
import { requireStaff } from '#app/staff/shell/require-staff.ts';
import { staffMeta } from '#app/staff/shell/staff-meta.ts';
import { readSettingsForStaff } from '#domain/settings/settings-service.ts';
import type { Route } from './+types/settings-page.ts';
import { handleSettings } from './settings-action.ts';
import { SettingsForm } from './settings-form.tsx';
import { staffSettingsContent as content } from './texts.ts';

const percentFields = [
  'cabGstPercent',
  'tourGstPercent',
  'overseasGstPercent',
  'gstPercent',
  'overseasTcsPercent',
  'firstBookingPercent',
] as const;

export const meta = () => staffMeta(content.title);

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = await requireStaff({ request, context });
  const settings = await readSettingsForStaff(context.get(pageContext).db, actor);
  const shown = Object.entries(settings).map(([field, value]) => [field, String(value ?? '')]);
  const values = {
    ...(Object.fromEntries(shown) as Record<keyof typeof settings, string>),
    // Without trailing zeros: 88, not 88.0000.
    inrPerUsd: String(Number(settings.inrPerUsd)),
    ...Object.fromEntries(percentFields.map((field) => [field, String(Number(settings[field]))] as const)),
  };
  return { values, now: new Date() };
}

export const action = handleSettings;

export default function SettingsPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div className="grid max-w-6xl gap-5">
      <div className="grid gap-1">
        <PageTitle>{content.title}</PageTitle>
        <p className="text-quiet">{content.intro}</p>
      </div>
      <SettingsForm settings={loaderData.values} now={loaderData.now} withoutScript={actionData} />
    </div>
  );
}
