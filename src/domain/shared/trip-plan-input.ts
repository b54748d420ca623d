// zod/mini, because these checks also run in the browser.
import * as z from 'zod/mini';
import { meals, type PlannedDay, partKinds } from './trip-plan.ts';

export const maxPlanDays = 60;
export const maxDayServices = 20;
export const maxServiceTitle = 200;
const maxNights = 60;

/** The form's time, or empty. */
export const isPlanTime = (typed: string): boolean => /^(?:(?:[01]\d|2[0-3]):[0-5]\d)?$/.test(typed);

export const plannedService = z.object({
  kind: z.enum(partKinds),
  title: z.string().check(z.trim(), z.maxLength(maxServiceTitle)),
  starts: z.string().check(z.trim(), z.refine(isPlanTime)),
  nights: z.int().check(z.minimum(0), z.maximum(maxNights)),
});

export const mealList = z.array(z.enum(meals)).check(z.maxLength(meals.length));

const plannedDay = z.object({
  title: z.string().check(z.maxLength(200)),
  text: z.string().check(z.maxLength(5000)),
  meals: mealList,
  services: z.array(plannedService).check(z.maxLength(maxDayServices)),
});

/** The plan of a trip, as the page sends it back. */
export const typedPlan: z.ZodMiniType<PlannedDay[]> = z.array(plannedDay).check(z.maxLength(maxPlanDays));
