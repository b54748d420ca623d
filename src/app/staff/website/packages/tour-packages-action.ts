import { done } from '#app/staff/forms/action-result.ts';
import { staffPrintsContent } from '#app/staff/forms/texts.ts';
import type { RouteArgs } from '#app/staff/shell/staff-action.ts';
import type { DraftIntent, DraftValue } from '#app/staff/website/publishing/draft-request.ts';
import {
  draftHandlers,
  type EditorHandler,
  editorAction,
} from '#app/staff/website/publishing/editor-action.ts';
import { savedText, withRemoved } from '#domain/publishing/saved-text.ts';
import { confirmPackagePrice } from '#domain/tour-packages/price-confirmation-service.ts';
import { newTourPackageInput, updateTourPackageInput } from '#domain/tour-packages/tour-package-input.ts';
import { printItineraryAgain } from '#domain/tour-packages/tour-package-print-service.ts';
import * as packages from '#domain/tour-packages/tour-package-staff-service.ts';
import { staffMessages } from '#messages.ts';
import { parseInput } from '#platform/http/input.ts';
import type { PackageIntent, SavedPackage } from './package-intent.ts';
import { staffTourPackagesContent as content } from './texts.ts';

const { tourPackages: messages } = staffMessages;

type Value = SavedPackage | DraftValue | undefined;

const handlers: Record<PackageIntent | DraftIntent, EditorHandler<Value>> = {
  ...draftHandlers('tour-package'),
  create: async ({ db, actor, fields }) => {
    const { content: written, asked } = parseInput(newTourPackageInput, fields);
    const saved = await packages.createTourPackage(db, actor, written, asked);
    return done(savedText(saved, { ...messages, published: messages.created }), { id: saved.id });
  },
  update: async ({ db, actor, fields }) => {
    const { id, ...update } = parseInput(updateTourPackageInput, fields);
    const { removed } = await packages.updateTourPackage(db, actor, id, update);
    return done(withRemoved(messages.updated, removed), { id });
  },
  delete: async ({ db, actor, fields: { id = '' } }) => {
    await packages.deleteTourPackage(db, actor, id);
    return done(messages.deleted);
  },
  undelete: async ({ db, actor, fields: { id = '' } }) =>
    done(content.broughtBack((await packages.undeleteTourPackage(db, actor, id)).name)),
  'print-again': async ({ db, actor, fields: { id = '' } }) =>
    done(staffPrintsContent.asked((await printItineraryAgain(db, actor, id)).name)),
  'confirm-price': async ({ db, actor, fields: { id = '' } }) =>
    done(content.confirmPrice.done((await confirmPackagePrice(db, actor, id)).name)),
};

/** The action of the packages' page. */
export const handleTourPackages = (args: RouteArgs) => editorAction(args, handlers);
