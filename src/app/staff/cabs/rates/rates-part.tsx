import { useState } from 'react';
import { useReload } from '#app/staff/forms/use-reload.ts';
import { StatusLine } from '#app/ui/status-line.tsx';
import type { CabChoices } from '#domain/fares/cab-names.ts';
import { type OpenedRates, RatesForm } from './rates-form.tsx';
import { RatesHistory } from './rates-history.tsx';
import { RatesStanding } from './rates-standing.tsx';
import type { StandingView, VersionView } from './rates-view.ts';
import { staffRatesContent as content } from './texts.ts';

type Props = {
  standing: StandingView;
  opened: OpenedRates;
  history: { lines: VersionView[]; page: number; totalPages: number; newestConfirmed: number };
  cabs: CabChoices;
  isAdmin: boolean;
};

/** The rates with what visitors see of them and their history. */
export function RatesPart({ standing, opened: newest, history, cabs, isAdmin }: Props) {
  const reload = useReload();
  const [isDirty, setDirty] = useState(false);
  const [saved, setSaved] = useState<string>();
  // What is typed stays when another staff member saves a version.
  const [opened, setOpened] = useState(newest);
  if (!isDirty && opened.basedOn !== newest.basedOn) setOpened(newest);
  return (
    <>
      <RatesStanding standing={standing} />
      <StatusLine text={saved} takesRoom={false} />
      <p className="text-quiet">{content.intro}</p>
      <RatesForm
        key={opened.basedOn}
        opened={opened}
        cabs={cabs}
        isAdmin={isAdmin}
        isDirty={isDirty}
        onDirty={(dirty) => {
          setDirty(dirty);
          setSaved(undefined);
        }}
        onSaved={(text) => {
          setDirty(false);
          setSaved(text);
          document.querySelector<HTMLElement>('h1')?.focus();
        }}
        onStartAgain={() => {
          setDirty(false);
          void reload();
        }}
      />
      <RatesHistory {...history} isAdmin={isAdmin} />
    </>
  );
}
