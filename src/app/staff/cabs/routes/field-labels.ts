import { endLabels } from '#domain/fares/files/fare-sheet.ts';
import { legLabels } from '#domain/fares/legs/leg-text.ts';
import { routeLabels, stopLabels } from '#domain/fares/routes/route-text.ts';

/** The names of the fields, which are also the columns of files. */
export const legFieldLabels = { ...legLabels, ...endLabels };

export const fieldLabels = { ...stopLabels, ...routeLabels, ...endLabels };
