import { failureText, messages } from '#messages.ts';
import { type Failure, failureStatus } from '#platform/failure.ts';

const headers = { 'cache-control': 'no-store' };

function text(body: string, status = 200): Response {
  return new Response(body, { status, headers: { ...headers, 'content-type': 'text/plain; charset=utf-8' } });
}

function json(body: object): Response {
  return Response.json(body, { headers });
}

/** The only place that knows which outcome is which flag or text. */
export const reply = {
  enquiryReceived: (reference: string) => text(messages.contact.thanks(reference)),

  publicPackages: (result: object[]) => json({ flag: result.length > 0 ? '1' : '0', result }),

  publicPackage: (found: object | undefined) => json(found ? { flag: '1', ...found } : { flag: '0' }),

  /** For every call alike: the status says it to machines, the text to people. */
  failure: (failure: Failure) =>
    text(failure.userText ?? failureText[failure.code], failureStatus[failure.code]),
};
