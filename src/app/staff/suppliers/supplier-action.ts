import * as z from 'zod/mini';
import { done, refused } from '#app/staff/forms/action-result.ts';
import { intent, staffIntents } from '#app/staff/shell/intents.ts';
import { rowFields } from '#app/staff/shell/row-in-form.ts';
import { supplierInput } from '#domain/suppliers/supplier-input.ts';
import {
  changeSupplier,
  createSupplier,
  SupplierChanged,
  SupplierExists,
  setSupplierActive,
} from '#domain/suppliers/supplier-service.ts';
import { maxStaffFormKiB } from '#platform/http/body.ts';
import { textFields, withTexts } from '#platform/http/input.ts';
import { supplierPath } from '#staff-paths.ts';
import { staffSuppliersContent } from './texts.ts';

const { form: content, page } = staffSuppliersContent;

/** What the form goes on with. */
export type SavedSupplier = { id: string; revision: number };

const row = rowFields('id');

/** A conflict comes with the other supplier, or with the revision that the form has now seen. */
async function conflictsOf<Result>(work: () => Promise<Result>) {
  try {
    return await work();
  } catch (error) {
    if (error instanceof SupplierExists) {
      const present = { stored: supplierPath(error.other.id), shown: error.other.name };
      return { ...refused('conflict', error.message), field: 'name', present };
    }
    if (error instanceof SupplierChanged)
      return {
        ...refused('conflict', error.message),
        present: { stored: String(error.revision), shown: '' },
      };
    throw error;
  }
}

export const handleSupplier = staffIntents<SavedSupplier>(maxStaffFormKiB, {
  create: intent(z.intersection(textFields('key'), supplierInput), ({ db, actor }, { key, ...supplier }) =>
    conflictsOf(async () => {
      const id = await createSupplier(db, actor, supplier, key);
      return done(content.added(supplier.name), { id, revision: 1 });
    }),
  ),
  change: intent(z.intersection(row, supplierInput), ({ db, actor }, { id, revision, ...supplier }) =>
    conflictsOf(async () => {
      const newRevision = await changeSupplier(db, actor, { id, revision }, supplier);
      return done(content.changed(supplier.name), { id, revision: newRevision });
    }),
  ),
  activate: intent(withTexts(row, 'isActive'), ({ db, actor }, { isActive, ...expected }) =>
    conflictsOf(async () => {
      const activates = isActive === 'yes';
      const { name, revision } = await setSupplierActive(db, actor, expected, activates);
      return done((activates ? page.reactivated : page.deactivated)(name), { id: expected.id, revision });
    }),
  ),
});
