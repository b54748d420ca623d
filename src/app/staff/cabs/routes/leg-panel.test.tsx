import { useState } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { done, refused } from '#app/staff/forms/action-result.ts';
import type { LegEffects } from '#domain/fares/legs/leg-effects.ts';
import type { ListedLeg } from '#domain/fares/legs/leg-staff-service.ts';
import { legTexts } from '#domain/fares/legs/leg-text.ts';
import { paths } from '#paths.ts';
import { expectSound } from '../../../../../tests/support/component-axe.ts';
import { renderOnPage } from '../../../../../tests/support/component-router.tsx';
import { LegPanel } from './leg-panel.tsx';
import { toLegEffectsView } from './to-leg-effects-view.ts';

const leg: ListedLeg = {
  ...{ id: '7', fromSlug: 'dirang', toSlug: 'tawang', from: 'Dirang', to: 'Tawang', isRemoved: false },
  ...{ km: 98, minutes: 216, isHill: true, closedMonths: [1], note: 'Snow', source: '' },
};

const effects: LegEffects = {
  ...{ car: 'sedan', days: ['2026-11-17'], watched: 40, cutOffMark: 'mark' },
  changes: [
    {
      ...{ from: 'Guwahati', to: 'Tawang', day: '2026-11-17' },
      was: { km: 480, minutes: 870, totalPaise: 9_576_00 },
      becomes: { km: 490, minutes: 880, totalPaise: 9_776_00 },
    },
  ],
  pairs: { pairs: 85_078, changed: 1_203, lost: 0, gained: 0 },
  cutOff: [{ months: [12, 1], slugs: ['Tawang', 'Jang'] }],
};

/** The panel with a server that previews the same to everyone, and answers a save with this. */
async function open(
  saving: () => ReturnType<typeof done> | ReturnType<typeof refused> = () => done('Saved.'),
) {
  const seen = { said: '' };
  function Page() {
    const [isOpen, setOpen] = useState(true);
    return (
      isOpen && (
        <LegPanel
          leg={leg}
          onDone={(text) => {
            seen.said = text;
          }}
          onClose={() => setOpen(false)}
        />
      )
    );
  }
  const former = legTexts({ ...leg, km: 95 });
  const entry = { by: 'Rupa Das', fileName: null, changes: [] };
  const { sent } = await renderOnPage(<Page />, {
    actions: {
      '/': ({ intent }) => (intent === 'preview-leg' ? done('', toLegEffectsView(effects)) : saving()),
    },
    loaders: {
      [paths.adminFareHistory]: () => [
        { ...entry, what: 'changed', when: '16 Nov 2026', texts: legTexts(leg) },
        { ...entry, what: 'added', when: '1 Nov 2026', texts: former },
      ],
    },
  });
  return { sent, seen };
}

const show = () => page.getByRole('button', { name: 'Show what changes' });
const save = () => page.getByRole('button', { name: 'Save' });

it('saves only after what changes was shown, with the mark of what was shown', async () => {
  const { sent, seen } = await open();
  await expect.element(save()).not.toBeInTheDocument();
  await page.getByRole('checkbox', { name: 'Dec' }).click();
  await page.getByLabelText('Km').fill('108');
  await show().click();
  await expect.element(page.getByRole('heading', { name: 'What changes' })).toHaveFocus();
  await expect
    .element(page.getByText('No open road will lead to Tawang and Jang in Dec, Jan.'))
    .toBeVisible();
  await expect.element(page.getByRole('row', { name: /Guwahati – Tawang.*9,776/ })).toBeVisible();
  await expectSound(page.getByRole('dialog').element());

  // A later change of a field needs another look.
  await page.getByLabelText('Km').fill('109');
  await expect.element(save()).not.toBeInTheDocument();
  await show().click();
  await save().click();
  await expect.poll(() => seen.said).toBe('Saved.');
  expect(sent.at(-1)).toMatchObject({ intent: 'leg', id: '7', km: '109', cutOff: 'mark', isHill: 'yes' });
});

it('asks to look again after a conflict, and keeps what was typed', async () => {
  await open(() => refused('conflict', 'Changed meanwhile.'));
  await page.getByLabelText(/^Note/).fill('Snow in January');
  await show().click();
  await save().click();
  await expect.element(page.getByText('Changed meanwhile.')).toBeVisible();
  await expect.element(show()).toBeVisible();
  await expect.element(page.getByLabelText(/^Note/)).toHaveValue('Snow in January');
});

it('fills in what the leg was before', async () => {
  const { sent } = await open();
  await page.getByText('History').click();
  await page.getByRole('button', { name: 'Bring back what it was on 1 Nov 2026' }).click();
  await expect.element(page.getByLabelText('Km')).toHaveValue('95');
  await show().click();
  await expect.poll(() => sent.at(-1)).toMatchObject({ intent: 'preview-leg', km: '95' });
});
