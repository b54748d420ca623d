import type { LoaderFunctionArgs } from 'react-router';
import { endReasonOf } from './end-reason.ts';

export const loader = async (args: LoaderFunctionArgs) =>
  Response.json({ reason: (await endReasonOf(args)) ?? null });
