import { pageContext } from '#app/page-context.ts';
import { type ActionResult, done } from '#app/staff/forms/action-result.ts';
import { staffPrintsContent } from '#app/staff/forms/texts.ts';
import { handlerOf, handlersByIntent, type RouteArgs } from '#app/staff/shell/staff-action.ts';
import { editorAction } from '#app/staff/website/publishing/editor-action.ts';
import { savedText, withRemoved } from '#domain/publishing/saved-text.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { confirmPackagePrice } from '#domain/tour-packages/price-confirmation-service.ts';
import { newTourPackageInput, updateTourPackageInput } from '#domain/tour-packages/tour-package-input.ts';
import { printItineraryAgain } from '#domain/tour-packages/tour-package-print-service.ts';
import * as packages from '#domain/tour-packages/tour-package-staff-service.ts';
import { staffMessages } from '#messages.ts';
import type { Db } from '#platform/database/db.ts';
import type { Fields } from '#platform/http/body.ts';
import { parseInput } from '#platform/http/input.ts';
import type { PackageIntent, SavedPackage } from './package-intent.ts';
import { staffTourPackagesContent as content } from './texts.ts';

const { tourPackages: messages } = staffMessages;

type Handler = (db: Db, actor: StaffActor, fields: Fields) => Promise<ActionResult<SavedPackage | undefined>>;

const handlers = handlersByIntent<Handler>({
  create: async (db, actor, fields) => {
    const { content: written, asked } = parseInput(newTourPackageInput, fields);
    const saved = await packages.createTourPackage(db, actor, written, asked);
    return done(savedText(saved, { ...messages, published: messages.created }), { id: saved.id });
  },
  update: async (db, actor, fields) => {
    const { id, ...update } = parseInput(updateTourPackageInput, fields);
    const { removed } = await packages.updateTourPackage(db, actor, id, update);
    return done(withRemoved(messages.updated, removed), { id });
  },
  delete: async (db, actor, { id = '' }) => {
    await packages.deleteTourPackage(db, actor, id);
    return done(messages.deleted);
  },
  undelete: async (db, actor, { id = '' }) =>
    done(content.broughtBack((await packages.undeleteTourPackage(db, actor, id)).name)),
  'print-again': async (db, actor, { id = '' }) =>
    done(staffPrintsContent.asked((await printItineraryAgain(db, actor, id)).name)),
  'confirm-price': async (db, actor, { id = '' }) =>
    done(content.confirmPrice.done((await confirmPackagePrice(db, actor, id)).name)),
} satisfies Record<PackageIntent, Handler>);

/** The action of the packages' page. */
export const handleTourPackages = (args: RouteArgs) =>
  editorAction(args, 'tour-package', (actor, fields) =>
    handlerOf(handlers, fields.intent)(args.context.get(pageContext).db, actor, fields),
  );
