import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { done } from '#app/staff/forms/action-result.ts';
import { readForm } from '#platform/http/body.ts';
import { textFields } from '#platform/http/input.ts';
import { answerIntent, type Intent, intent, textList } from './intents.ts';

const handlers: Record<string, Intent<string, unknown>> = {
  note: intent(textFields('id', 'text'), async (_context, input) => done('', input)),
  change: intent(z.extend(textFields('value'), { id: textList }), async (_context, input) => done('', input)),
  greet: intent(textFields(), async (name) => done(`Hello ${name}`)),
};

async function answer(body: string) {
  const form = await readForm(new Request('http://localhost/', { method: 'POST', body }), 16);
  return answerIntent(handlers, form, 'Asha');
}

describe('an intent', () => {
  it('gets the texts that its schema names, a missing one empty', async () => {
    const result = await answer('intent=note&id=1&id=2&other=x');
    expect(result).toEqual(done('', { id: '2', text: '' }));
  });

  it('gets all texts of a name that occurs several times', async () => {
    expect(await answer('intent=change&id=1&id=2&value=won')).toMatchObject({
      value: { id: ['1', '2'], value: 'won' },
    });
    expect(await answer('intent=change')).toMatchObject({ value: { id: [], value: '' } });
  });

  it('gets the context', async () => {
    expect(await answer('intent=greet')).toMatchObject({ text: 'Hello Asha' });
  });

  it.each(['', 'intent=', 'intent=other', 'intent=constructor', 'intent=__proto__'])(
    'is not `%s`',
    async (body) => {
      await expect(answer(body)).rejects.toMatchObject({ code: 'invalid' });
    },
  );
});
