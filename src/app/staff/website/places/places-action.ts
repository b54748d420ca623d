import { done } from '#app/staff/forms/action-result.ts';
import type { RouteArgs } from '#app/staff/shell/staff-action.ts';
import type { DraftValue } from '#app/staff/website/publishing/draft-request.ts';
import {
  draftHandlers,
  type EditorHandler,
  editorAction,
} from '#app/staff/website/publishing/editor-action.ts';
import type { Place } from '#domain/places/place.ts';
import { placeInput, previousPublishingInput } from '#domain/places/place-input.ts';
import * as places from '#domain/places/place-staff-service.ts';
import type { PublishState } from '#domain/publishing/publishing.ts';
import { type Fields, maxStaffFormKiB } from '#platform/http/body.ts';
import { parseInput } from '#platform/http/input.ts';
import { staffPlacesContent as content } from './texts.ts';

/** How a place stood before it was published or taken off the site, for its undo. */
export type PreviousPublishing = { state: string; publishAt: string };

type Value = PreviousPublishing | DraftValue | undefined;

const seenIn = ({ id = '', version }: Fields): places.ExpectedPlace => ({ id, version: Number(version) });

/** What the page's action can do besides a preview link; sent as the field `intent`. */
export type PlaceIntent = 'save' | 'publish' | 'unpublish' | 'undo-publishing' | 'delete' | 'undelete';

const previousOf = ({ state, publishAt }: Place): PreviousPublishing => ({
  state,
  publishAt: publishAt?.toISOString() ?? '',
});

const publishAs =
  (state: PublishState, text: (name: string) => string): EditorHandler<PreviousPublishing> =>
  async ({ db, actor, fields }) => {
    const before = await places.publishPlace(db, actor, seenIn(fields), { state, publishAt: null });
    return done(text(before.name), previousOf(before));
  };

const handlers: Record<PlaceIntent | 'preview', EditorHandler<Value>> = {
  preview: draftHandlers('place').preview,
  save: async ({ db, actor, fields }) => {
    const input = parseInput(placeInput, fields);
    if (fields.id) await places.changePlace(db, actor, seenIn(fields), input);
    else await places.addPlace(db, actor, input);
    return done(content.saved(input.content.name));
  },
  publish: publishAs('published', content.published),
  unpublish: publishAs('draft', content.unpublished),
  'undo-publishing': async ({ db, actor, fields }) => {
    const publishing = parseInput(previousPublishingInput, fields);
    const was = await places.publishPlace(db, actor, seenIn(fields), publishing);
    return done(content.publishingUndone(was.name));
  },
  delete: async ({ db, actor, fields }) =>
    done(content.deleted((await places.deletePlace(db, actor, seenIn(fields))).name)),
  undelete: async ({ db, actor, fields: { id = '' } }) =>
    done(content.broughtBack((await places.undeletePlace(db, actor, id)).name)),
};

/** The action of the page of places. */
export const handlePlaces = (args: RouteArgs) => editorAction(args, handlers, maxStaffFormKiB);
