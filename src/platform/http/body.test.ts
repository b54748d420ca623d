import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { readFields, readForm } from './body.ts';
import { textFields } from './input.ts';

const headers = [
  'application/json',
  'text/plain',
  'multipart/form-data; boundary=wrong',
  'nonsense',
  undefined,
];

const request = (body: BodyInit, contentType?: string) =>
  new Request('http://localhost/', {
    method: 'POST',
    body,
    headers: contentType === undefined ? {} : { 'content-type': contentType },
  });

async function multipartOf(fields: Record<string, string>): Promise<ArrayBuffer> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return new Response(form).arrayBuffer();
}

/** FormData writes every line break as CR LF; the other encodings keep them. */
const withWebLineBreaks = (text: string) => text.replace(/\r\n|\r|\n/g, '\r\n');

const name = fc.stringMatching(/^[a-zA-Z_][\w-]{0,20}$/);
const fields = fc.dictionary(name, fc.string({ unit: 'grapheme' }), { minKeys: 1, maxKeys: 6 });
const header = fc.constantFrom(...headers);

describe('a body', () => {
  it('is recognised as JSON, with any content type', async () => {
    await fc.assert(
      fc.asyncProperty(fields, header, async (sent, contentType) => {
        expect({ ...(await readFields(request(JSON.stringify(sent), contentType), 64)) }).toEqual({
          ...sent,
        });
      }),
    );
  });

  it('is recognised as urlencoded, with any content type', async () => {
    await fc.assert(
      fc.asyncProperty(fields, header, async (sent, contentType) => {
        const body = new URLSearchParams(sent).toString();
        expect({ ...(await readFields(request(body, contentType), 64)) }).toEqual({ ...sent });
      }),
    );
  });

  it('is recognised as multipart, with any content type', async () => {
    await fc.assert(
      fc.asyncProperty(fields, header, async (sent, contentType) => {
        const received = await readFields(request(await multipartOf(sent), contentType), 64);
        const expected = Object.entries(sent).map(([key, value]) => [key, withWebLineBreaks(value)]);
        expect({ ...received }).toEqual(Object.fromEntries(expected));
      }),
    );
  });

  it('may have parts with the disposition `attachment`', async () => {
    const body = '--b\r\nContent-Disposition: attachment; name="n_name"\r\n\r\nAsha\r\n--b--\r\n';
    expect({ ...(await readFields(request(body, 'application/json'), 16)) }).toEqual({ n_name: 'Asha' });
  });

  it('may be multipart with LF line ends or a preamble', async () => {
    const part = ['--b', 'Content-Disposition: form-data; name="n_name"', '', 'Asha', '--b--', ''];
    for (const body of [
      part.join('\n'),
      ['This is a preamble.', ...part].join('\r\n'),
      ['', ...part].join('\n'),
    ])
      expect({ ...(await readFields(request(body, 'multipart/form-data; boundary=b'), 16)) }).toEqual({
        n_name: 'Asha',
      });
  });

  it('may be multipart with LF line ends, for any fields', async () => {
    await fc.assert(
      fc.asyncProperty(fields, async (sent) => {
        const wide = Buffer.from(await multipartOf(sent)).toString('utf8');
        const received = await readFields(request(wide.replaceAll('\r\n', '\n')), 64);
        const expected = Object.entries(sent).map(([key, value]) => [
          key,
          value.replace(/\r\n|\r|\n/g, '\n'),
        ]);
        expect({ ...received }).toEqual(Object.fromEntries(expected));
      }),
    );
  });

  it('may begin with a byte order mark', async () => {
    for (const body of ['\uFEFF{"n_name":"Asha"}', '\uFEFFn_name=Asha'])
      expect({ ...(await readFields(request(body), 16)) }).toEqual({ n_name: 'Asha' });
  });

  it('may be empty in every encoding', async () => {
    for (const body of ['', '{}', '--b--\r\n'])
      expect({ ...(await readFields(request(body), 16)) }).toEqual({});
  });

  it('that is cut off is refused', async () => {
    const body = '--b\r\nContent-Disposition: form-data; name="n_name"\r\n\r\nAsh';
    await expect(readFields(request(body), 16)).rejects.toMatchObject({ code: 'invalid' });
  });

  it('over the limit is refused while it is read, also without a content length', async () => {
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new Uint8Array(1024).fill(97)),
    });
    const streamed = new Request('http://localhost/', {
      method: 'POST',
      body: endless,
      ...{ duplex: 'half' },
    });
    await expect(readFields(streamed, 16)).rejects.toMatchObject({ code: 'too_large' });
  });

  it('cannot reach a prototype', async () => {
    const received = await readFields(
      request('{"__proto__":{"admin":true},"constructor":"x","n_name":"A"}'),
      16,
    );
    expect(Object.getPrototypeOf(received)).toBeNull();
    expect((received as { admin?: unknown }).admin).toBeUndefined();
  });
});

describe('a form', () => {
  it('has all texts of a name that occurs several times', async () => {
    const form = await readForm(request('id=1&id=2&name=Asha&id=3'), 64);
    expect(form.list('id')).toEqual(['1', '2', '3']);
    expect(form.list('constructor')).toEqual([]);
    expect(form.fields.id).toBe('3');
  });

  it('tells a file from a text', async () => {
    const body = new FormData();
    body.set('file', new File(['a,b'], 'rates.csv'));
    body.set('name', new File(['a file'], 'name.txt'));
    body.set('city', 'Guwahati');
    const form = await readForm(new Request('http://localhost/', { method: 'POST', body }), 64);
    expect(form.file('file')?.name).toBe('rates.csv');
    expect(Buffer.from(form.file('file')?.bytes ?? []).toString()).toBe('a,b');
    expect(form.file('city')).toBeUndefined();
    expect({ ...form.fields }).toEqual({ city: 'Guwahati' });
  });
});

describe('a schema', () => {
  it('makes an absent text empty and leaves out what it does not name', async () => {
    const body = new URLSearchParams({ slot: 'driver', other: 'x' }).toString();
    expect(await readFields(request(body), 16, textFields('slot', 'address'))).toEqual({
      slot: 'driver',
      address: '',
    });
  });

  it('refuses with its own message, and names the field', async () => {
    const schema = z.object({ name: z.string().check(z.minLength(1, 'Type a Name.....')) });
    await expect(readFields(request('name='), 16, schema)).rejects.toMatchObject({
      code: 'invalid',
      userText: 'Type a Name.....',
      field: 'name',
    });
  });
});
