import type { ReactNode } from 'react';
import { Card } from '#app/staff/kit/card.tsx';
import { TextLink } from '#app/staff/kit/text-link.tsx';
import { paths } from '#paths.ts';
import { SettingsExcerpt } from './settings-excerpts.tsx';
import { type SettingGroup, type SettingValues, settingGroups } from './settings-groups.ts';
import { staffSettingsContent as content } from './texts.ts';

type Props = { group: SettingGroup; values: SettingValues; now: Date; children: ReactNode };

function ShownOn({ group }: { group: SettingGroup }) {
  const { shownOn } = settingGroups[group];
  if (shownOn.length === 0) return <p className="text-quiet text-sm">{content.onQuotes}</p>;
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-sm">
      {content.shownOn}
      {shownOn.map(({ name, path }) => (
        <TextLink key={path} href={path} target="_blank" rel="noopener">
          {name}
        </TextLink>
      ))}
    </p>
  );
}

/** The fields of a group, and beside them where they are shown and how they look. */
export function SettingsGroup({ group, values, now, children }: Props) {
  const { heading, note }: { heading: string; note?: string } = content.groups[group];
  return (
    <Card heading={heading}>
      {note && <p className="max-w-prose text-quiet">{note}</p>}
      {group === 'terms' && (
        <p>
          <TextLink to={paths.adminRates}>{content.rates}</TextLink>
        </p>
      )}
      <div className="grid items-start gap-x-8 gap-y-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid items-start gap-4 sm:grid-cols-2">{children}</div>
        <div className="grid min-w-0 gap-2 rounded-xl border border-line border-dashed p-3">
          <ShownOn group={group} />
          <p className="text-quiet text-sm">{content.excerpt}</p>
          <SettingsExcerpt group={group} values={values} now={now} />
        </div>
      </div>
    </Card>
  );
}
