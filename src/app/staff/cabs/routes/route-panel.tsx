import { useState } from 'react';
import { type PanelFormProps, usePanelForm } from '#app/staff/forms/use-panel-form.ts';
import { SidePanel } from '#app/staff/kit/dialog.tsx';
import { PanelFoot } from '#app/staff/kit/panel-foot.tsx';
import { TextField } from '#app/staff/kit/text-field.tsx';
import type { ListedRoute } from '#domain/fares/routes/route-staff-service.ts';
import { type RouteTexts, routeName, routeTexts } from '#domain/fares/routes/route-text.ts';
import { paths } from '#paths.ts';
import { fieldLabels as fields } from './field-labels.ts';
import { HistoryPart } from './history-part.tsx';
import { RemovePopup } from './remove-popup.tsx';
import { StopField } from './stop-field.tsx';
import { staffRoutesContent as content } from './texts.ts';

const { hints } = content;
const pageTexts = ['stops', 'road', 'season'] as const;

type Props = PanelFormProps & { route: ListedRoute | undefined };

const historyOf = ({ fromSlug, toSlug }: ListedRoute) =>
  `${paths.adminFareHistory}?${new URLSearchParams({ from: fromSlug, to: toSlug })}`;

/** Adds a route or changes one. */
export function RoutePanel({ route, ...props }: Props) {
  const { status, isBusy, onSubmit } = usePanelForm(props);
  const [isRemoving, setRemoving] = useState(false);
  const name = route ? routeName(route.from, route.to) : '';
  const texts: Partial<RouteTexts> = route ? routeTexts(route) : {};
  const field = (key: keyof RouteTexts) => ({
    id: `route-${key}`,
    name: key,
    label: fields[key],
    invalid: status?.field === key,
    value: texts[key] ?? '',
    autoComplete: 'off',
  });
  const removed = (text: string) => {
    props.onDone(text);
    props.onClose();
  };
  return (
    <>
      <SidePanel title={route ? content.routes.edit(name) : content.routes.add} onClose={props.onClose}>
        <form noValidate onSubmit={onSubmit} className="grid gap-4 pt-4">
          <input type="hidden" name="intent" value="route" />
          <input type="hidden" name="id" value={route?.id ?? ''} />
          <input type="hidden" name="name" value={name} />
          {route ? (
            <p className="text-quiet text-sm">{content.routes.endsFixed}</p>
          ) : (
            <>
              <StopField
                id="route-from"
                name="from"
                required
                label={fields.from}
                hint={hints.from}
                invalid={status?.field === 'from'}
              />
              <StopField
                id="route-to"
                name="to"
                required
                label={fields.to}
                invalid={status?.field === 'to'}
              />
            </>
          )}
          <div className="grid grid-cols-2 items-start gap-4">
            <TextField {...field('km')} hint={hints.km} />
            <TextField {...field('minutes')} hint={hints.minutes} />
          </div>
          <TextField {...field('source')} hint={hints.source} />
          <TextField {...field('checkedOn')} hint={hints.checkedOn} />
          <fieldset className="grid gap-4">
            <legend className="mb-1 font-semibold text-lg">{content.routes.textsHeading}</legend>
            <p className="text-quiet text-sm">{hints.stops}</p>
            {pageTexts.map((key) => (
              <TextField key={key} {...field(key)} rows={3} />
            ))}
          </fieldset>
          {route && <HistoryPart address={historyOf(route)} />}
          <PanelFoot
            isBusy={isBusy}
            status={status}
            remove={route && { label: content.routes.remove, onRemove: () => setRemoving(true) }}
          />
        </form>
      </SidePanel>
      {route && isRemoving && (
        <RemovePopup
          onDone={removed}
          onClose={() => setRemoving(false)}
          title={content.routes.removeTitle(name)}
          text={content.routes.removeText}
          fields={{ intent: 'remove-route', id: route.id }}
        />
      )}
    </>
  );
}
