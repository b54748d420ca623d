import { useState } from 'react';
import { type PanelFormProps, usePanelForm } from '#app/staff/forms/use-panel-form.ts';
import { SidePanel } from '#app/staff/kit/dialog.tsx';
import { PanelFoot } from '#app/staff/kit/panel-foot.tsx';
import { SelectField } from '#app/staff/kit/select-field.tsx';
import { TextField } from '#app/staff/kit/text-field.tsx';
import { TextLink } from '#app/staff/kit/text-link.tsx';
import { optionsOf, useCabs } from '#app/staff/shell/use-cabs.ts';
import { offered } from '#domain/fares/cab-names.ts';
import { kindLabels } from '#domain/fares/routes/route-input.ts';
import type { ListedStop } from '#domain/fares/routes/route-staff-service.ts';
import { type StopTexts, stopTexts } from '#domain/fares/routes/route-text.ts';
import { paths } from '#paths.ts';
import { fieldLabels } from './field-labels.ts';
import { HistoryPart } from './history-part.tsx';
import { RemovePopup } from './remove-popup.tsx';
import { routesAddress } from './routes-query.ts';
import { staffRoutesContent as content } from './texts.ts';

const options = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

type Props = PanelFormProps & { stop: ListedStop | undefined };

/** Adds a stop or changes one. */
export function StopPanel({ stop, ...props }: Props) {
  const { status, isBusy, onSubmit } = usePanelForm(props);
  const { cities } = useCabs();
  const [isRemoving, setRemoving] = useState(false);
  const texts = stop && stopTexts(stop, { cities });
  const field = (name: keyof StopTexts) => ({
    id: `place-${name}`,
    name,
    label: fieldLabels[name],
    invalid: status?.field === name,
    // A choice has its code, everything else the text that the input reads back.
    value: (name === 'kind' || name === 'city' ? stop?.[name] : texts?.[name]) ?? '',
  });
  const removed = (text: string) => {
    props.onDone(text);
    props.onClose();
  };
  return (
    <>
      <SidePanel title={stop ? content.stops.edit(stop.name) : content.stops.add} onClose={props.onClose}>
        <form noValidate onSubmit={onSubmit} className="grid gap-4 pt-4">
          <input type="hidden" name="intent" value="stop" />
          <input type="hidden" name="id" value={stop?.id ?? ''} />
          <TextField {...field('name')} hint={content.hints.name} autoComplete="off" required />
          <SelectField {...field('kind')} none={content.choose.kind} options={options(kindLabels)} required />
          <SelectField
            {...field('city')}
            none={content.choose.city}
            options={optionsOf(offered(cities, stop?.city))}
            required
          />
          <TextField {...field('otherNames')} hint={content.hints.otherNames} autoComplete="off" />
          <TextField {...field('state')} hint={content.hints.state} autoComplete="off" />
          <div className="grid grid-cols-2 items-start gap-4">
            <TextField {...field('lat')} describedBy="place-coordinates" autoComplete="off" />
            <TextField {...field('lng')} describedBy="place-coordinates" autoComplete="off" />
            <p id="place-coordinates" className="col-span-2 -mt-3 text-quiet text-sm">
              {content.hints.coordinates}
            </p>
          </div>
          {stop && stop.legCount > 0 && (
            <p>
              {content.stops.hasLegs(stop.legCount)}{' '}
              <TextLink to={routesAddress({ tab: 'legs', search: stop.name })}>
                {content.stops.showLegs}
              </TextLink>
            </p>
          )}
          {stop && <HistoryPart address={`${paths.adminFareHistory}?stop=${stop.slug}`} />}
          <PanelFoot
            isBusy={isBusy}
            status={status}
            remove={
              stop?.legCount === 0
                ? { label: content.stops.remove, onRemove: () => setRemoving(true) }
                : undefined
            }
          />
        </form>
      </SidePanel>
      {stop && isRemoving && (
        <RemovePopup
          onDone={removed}
          onClose={() => setRemoving(false)}
          title={content.stops.removeTitle(stop.name)}
          text={stop.routeCount > 0 ? content.stops.removeWith(stop.routeCount) : content.stops.removeAlone}
          fields={{ intent: 'remove-stop', id: stop.id, routes: String(stop.routeCount) }}
        />
      )}
    </>
  );
}
