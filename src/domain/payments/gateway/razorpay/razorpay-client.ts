import { z } from 'zod';
import { GatewayError, type GatewayErrorCode } from '#domain/payments/gateway/gateway.ts';
import { errorAnswer } from './razorpay-answers.ts';

export type RazorpayKeys = { keyId: string; keySecret: string; url: string };

type Call<Schema extends z.ZodType> = {
  method?: 'GET' | 'POST';
  path: string;
  query?: Record<string, string | number>;
  body?: unknown;
  headers?: Record<string, string>;
  timeoutMs: number;
  answer: Schema;
};

export type RazorpayClient = {
  call<Schema extends z.ZodType>(call: Call<Schema>): Promise<z.infer<Schema>>;
  /** `undefined` when there is no such thing. */
  find<Schema extends z.ZodType>(call: Call<Schema>): Promise<z.infer<Schema> | undefined>;
};

const codeOf = (status: number): GatewayErrorCode => {
  if (status === 401 || status === 403) return 'keys';
  if (status === 409) return 'in-progress';
  if (status === 429 || status >= 500) return 'busy';
  return 'refused';
};

async function send(keys: RazorpayKeys, call: Call<z.ZodType>): Promise<{ status: number; answer: unknown }> {
  const { method = 'GET', path, query = {}, body, headers, timeoutMs } = call;
  const address = new URL(`/v1${path}`, keys.url);
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, String(value));
  try {
    const response = await fetch(address, {
      method,
      headers: {
        authorization: `Basic ${Buffer.from(`${keys.keyId}:${keys.keySecret}`).toString('base64')}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      // Another address would get the keys.
      redirect: 'error',
      // For the whole answer, not only for its beginning.
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await response.text();
    return { status: response.status, answer: jsonOf(text) };
  } catch (error) {
    throw new GatewayError('no-answer', `${method} ${path} had no answer`, { cause: error });
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Razorpay's API over `fetch`, with a limit of time; it tries nothing again by itself. */
export function openRazorpayClient(keys: RazorpayKeys): RazorpayClient {
  const ask = async <Schema extends z.ZodType>(call: Call<Schema>) => {
    const { status, answer } = await send(keys, call);
    const name = `${call.method ?? 'GET'} ${call.path}`;
    if (status >= 200 && status < 300) {
      const parsed = call.answer.safeParse(answer);
      if (parsed.success) return parsed.data;
      throw new GatewayError('unreadable', `${name}: ${z.prettifyError(parsed.error)}`);
    }
    // Razorpay answers 400 to the id of nothing.
    if (call.method !== 'POST' && (status === 400 || status === 404)) return undefined;
    const description = errorAnswer.safeParse(answer).data?.error.description ?? '';
    throw new GatewayError(
      codeOf(status),
      `${name} was answered with ${status}: ${description.slice(0, 300)}`,
    );
  };
  return {
    find: ask,
    async call(call) {
      const answer = await ask(call);
      if (answer === undefined) throw new GatewayError('refused', `${call.path} is refused`);
      return answer;
    },
  };
}
