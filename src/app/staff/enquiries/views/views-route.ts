import { offlineReply } from '#app/staff/shell/offline.ts';
import type { Route } from './+types/views-route.ts';
import { handleViews } from './views-action.ts';

export const action = (args: Route.ActionArgs) => handleViews(args);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => offlineReply(serverAction);
