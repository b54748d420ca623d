import { describe, expect, it } from 'vitest';
import { fieldOf, isAutomatic, isReport, readHeaders } from './mail-headers.ts';

describe('readHeaders', () => {
  it('joins folded fields and keeps repeated ones', () => {
    const headers = readHeaders(
      'To: a@b\r\nDelivered-To: x\r\nDelivered-To: y\r\nReferences: <1@a>\r\n\t<2@a>\r\nno field\r\n',
    );
    expect(fieldOf(headers, 'references')).toBe('<1@a> <2@a>');
    expect(headers.get('delivered-to')).toEqual(['x', 'y']);
    expect(fieldOf(headers, 'missing')).toBe('');
  });
});

describe('isAutomatic', () => {
  it.each([
    ['Auto-Submitted: auto-replied', true],
    ['Auto-Submitted: no', false],
    ['Precedence: bulk', true],
    ['Return-Path: <>', true],
    ['Return-Path: <asha@example.com>', false],
    ['List-Id: <news.example.com>', true],
    ['X-Autoreply: yes', true],
    ['Subject: Auto-Submitted: auto-replied', false],
  ])('%s', (field, expected) => {
    expect(isAutomatic(readHeaders(`${field}\r\n`))).toBe(expected);
  });
});

it('knows the report of a mail server', () => {
  const field = 'Content-Type: multipart/report; report-type=delivery-status;\r\n\tboundary="x"\r\n';
  expect(isReport(readHeaders(field))).toBe(true);
  expect(
    isReport(readHeaders('Content-Type: multipart/report; report-type=disposition-notification\r\n')),
  ).toBe(false);
});
