import { RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { type PageContext, pageContext } from '#app/page-context.ts';
import { type ActionResult, done, refused } from '#app/staff/forms/action-result.ts';
import { failureText } from '#messages.ts';
import { openAction } from './staff-action.ts';

/** What an action sends whose handler returns this. */
async function sentFor(result: unknown) {
  const context = new RouterContextProvider();
  const page = { failure: undefined } as PageContext;
  context.set(pageContext, page);
  const request = new Request('https://www.purvai.example/admin', { method: 'POST' });
  const { data, init } = await openAction({ request, context }, async () => result as ActionResult);
  return { data, status: init?.status, failure: page.failure };
}

const secret = 'a key';

describe('what an action sends', () => {
  it('has the fields of a done action and no other', async () => {
    const { data, status } = await sentFor({ ...done('Saved.', { id: '7' }), secret });
    expect(status).toBe(200);
    expect(data).toStrictEqual({ done: true, text: 'Saved.', value: { id: '7' } });
  });

  it('has the fields of a refusal and no other', async () => {
    const { data, status } = await sentFor({ ...refused('conflict', 'Changed.'), secret });
    expect(status).toBe(409);
    expect(data).toStrictEqual({ done: false, code: 'conflict', text: 'Changed.' });
  });

  it('has the field that a refusal is about, and of what is stored only the two texts', async () => {
    const present = { stored: '1', shown: 'One' };
    const refusal = { ...refused('conflict', 'Changed.'), field: 'name', present: { ...present, secret } };
    const { data } = await sentFor(refusal);
    expect(data).toStrictEqual({ done: false, code: 'conflict', text: 'Changed.', field: 'name', present });
  });

  it.each([
    ['without `done`', { env: { secret } }],
    ['whose `done` is a text', { done: 'yes', secret }],
    ['that is a function', Object],
    ['that is not there', undefined],
  ])('is an unexpected error for a result %s', async (_name, result) => {
    const { data, status, failure } = await sentFor(result);
    expect(status).toBe(500);
    expect(data).toStrictEqual({ done: false, code: 'unexpected', text: failureText.unexpected });
    // The server logs it.
    expect(failure).toBeDefined();
  });
});
