import { savedIdHeader } from '#domain/publishing/publishing.ts';
import { paths } from '#paths.ts';
import { type FailureCode, failureCodeHeader, failureStatus } from '#platform/failure.ts';

const codes = Object.keys(failureStatus) as FailureCode[];

/** What a call answered: its JSON or its text, why it refused, and whether the session was over. */
export type Answer<Body> = {
  ok: boolean;
  code: FailureCode | undefined;
  sessionOver: boolean;
  /** Of the row that the call has made. */
  savedId: string | undefined;
  body: Body | undefined;
  text: string;
};

type Options = { fields?: FormData | Record<string, string>; signal?: AbortSignal };

const asForm = (fields: FormData | Record<string, string>) =>
  fields instanceof FormData ? fields : new URLSearchParams(fields);

/** One of the contract's calls; with fields it is a POST. A network that is away throws. */
export async function call<Body = unknown>(
  path: `/${string}`,
  { fields, signal }: Options = {},
): Promise<Answer<Body>> {
  const sent = fields ? { method: 'POST', body: asForm(fields) } : {};
  const response = await fetch(paths.api + path, { ...sent, signal: signal ?? null });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  const body = isJson ? JSON.parse(text) : undefined;
  const sentCode = response.headers.get(failureCodeHeader);
  const code = codes.find((known) => known === sentCode);
  const savedId = response.headers.get(savedIdHeader) ?? undefined;
  const answer = { ok: response.ok, code, sessionOver: response.status === 401, savedId };
  // A refusal has its flag for the contract's other clients, and its words for these screens.
  if (!response.ok && body) return { ...answer, body: undefined, text: String(body.error ?? '') };
  return { ...answer, body: body as Body | undefined, text };
}
