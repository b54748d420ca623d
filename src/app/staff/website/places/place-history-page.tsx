import { TextLink } from '#app/staff/kit/text-link.tsx';
import { staffMeta } from '#app/staff/shell/staff-meta.ts';
import { HistoryScreen } from '#app/staff/website/publishing/history-screen.tsx';
import { loadRow } from '#app/staff/website/publishing/load-row.ts';
import { readHistory, restoreAction } from '#app/staff/website/publishing/read-history.ts';
import { RowProblem } from '#app/staff/website/publishing/row-problem.tsx';
import { type PlacedText, textOf, withDraft } from '#domain/places/place.ts';
import {
  listPlaceRevisions,
  readPlaceRevision,
  restorePlace,
  viewPlace,
} from '#domain/places/place-staff-service.ts';
import { paths } from '#paths.ts';
import { placeHistoryPath } from '#staff-paths.ts';
import type { Route } from './+types/place-history-page.ts';
import { differencesOf, valuesOfText } from './place-values.ts';
import { placesAddress } from './places-query.ts';
import { staffPlacesContent } from './texts.ts';

const content = staffPlacesContent.history;

const kind = {
  list: listPlaceRevisions,
  read: readPlaceRevision,
  between: (before: PlacedText, after: PlacedText) =>
    differencesOf(valuesOfText(before), valuesOfText(after)),
};

export const meta = () => staffMeta(content.pageTitle);

export const loader = (args: Route.LoaderArgs) =>
  loadRow(args, { gone: content.missing }, async ({ db, id, ...at }) => {
    const place = await viewPlace(db, at.actor, id);
    if (!place || place.deletedAt) return undefined;
    const present = textOf(withDraft(place));
    return { name: present.name, history: await readHistory(at, kind, { id, present }) };
  });

export const action = (args: Route.ActionArgs) =>
  restoreAction(args, async (db, actor, id, version) => {
    await restorePlace(db, actor, id, version);
    return content.restored(version);
  });

export default function PlaceHistoryPage({ loaderData }: Route.ComponentProps) {
  const back = <TextLink to={paths.adminPlaces}>{content.back}</TextLink>;
  if ('problem' in loaderData)
    return <RowProblem title={content.pageTitle} problem={loaderData.problem} back={back} />;
  const { name, history } = loaderData;
  return (
    <HistoryScreen
      title={content.title(name)}
      links={
        <>
          {back}
          <TextLink to={placesAddress({}, history.id)}>{content.edit}</TextLink>
        </>
      }
      history={history}
      compareTo={(version) => placeHistoryPath(history.id, version)}
      texts={content}
    />
  );
}
