/** What the page's action can do, beside drafts and previews; sent as the field `intent`. */
export type PackageIntent = 'create' | 'update' | 'delete' | 'undelete' | 'print-again' | 'confirm-price';

export type SavedPackage = { id: string };
