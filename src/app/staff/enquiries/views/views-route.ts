import type { Route } from './+types/views-route.ts';
import { handleViews } from './views-action.ts';

export const action = (args: Route.ActionArgs) => handleViews(args);
