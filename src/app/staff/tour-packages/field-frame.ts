import { staffTourPackagesContent as content } from '#app/content/staff/tour-packages.ts';
import type { FieldName, PackageValues } from './package-values.ts';

/** What every field of the form needs to know of it. */
export type FieldFrame = {
  /** The contract writes the same fields under two beginnings. */
  prefix: string;
  values: PackageValues;
  /** The field that the first failed check is about, and its words. */
  fault: { field: string; text: string } | undefined;
};

export const fieldOf = ({ prefix, values, fault }: FieldFrame, name: FieldName) => ({
  id: prefix + name,
  name: prefix + name,
  label: content.fields[name],
  value: values[name],
  invalid: fault?.field === name,
});
