import { ImportPanel } from '#app/staff/import/import-panel.tsx';
import { paths } from '#paths.ts';
import type { FarePreviewView } from './fare-import.ts';
import { LegEffects } from './leg-effects-view.tsx';
import { staffRoutesContent } from './texts.ts';

export const ImportPart = () => (
  <ImportPanel<FarePreviewView>
    texts={staffRoutesContent.import}
    action={paths.adminFareImport}
    more={({ legEffects }) =>
      legEffects && (
        <section className="grid gap-2">
          <h4 className="font-semibold">{staffRoutesContent.legs.effects.heading}</h4>
          <LegEffects effects={legEffects} />
        </section>
      )
    }
  />
);
