import { paths } from '#paths.ts';
import { type FailureCode, failureCodeHeader, failureStatus } from '#platform/failure.ts';

const codes = Object.keys(failureStatus) as FailureCode[];

/** The data of one of the contract's calls, or why it was refused. */
export type ReadResult<Body> =
  | { body: Body; code?: undefined }
  | { body?: undefined; code: FailureCode; text: string };

/** Reads what one of the contract's calls answers. Writes go through the routes' actions. A network error is thrown. */
export async function readCall<Body>(path: `/${string}`, signal?: AbortSignal): Promise<ReadResult<Body>> {
  const response = await fetch(paths.api + path, { signal: signal ?? null });
  const body = await response.json();
  if (response.ok) return { body };
  const sentCode = response.headers.get(failureCodeHeader);
  const code = codes.find((known) => known === sentCode) ?? 'unavailable';
  return { code, text: String(body.error ?? '') };
}
