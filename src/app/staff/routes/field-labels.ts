import { endLabels } from '#domain/fares/files/fare-sheet.ts';
import { placeLabels, routeLabels } from '#domain/fares/routes/route-text.ts';

/** The names of the fields, which are also the columns of files. */
export const fieldLabels = { ...placeLabels, ...routeLabels, ...endLabels };
