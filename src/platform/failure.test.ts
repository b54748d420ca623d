import { describe, expect, it } from 'vitest';
import { Failure, failureOf } from './failure.ts';

const withCode = (code: string, message = 'x') => Object.assign(new Error(message), { code });

describe('failureOf', () => {
  it('keeps a Failure unchanged', () => {
    const refusal = new Failure('conflict', 'taken');
    expect(failureOf(refusal)).toBe(refusal);
  });

  it.each([
    withCode('ECONNREFUSED'),
    withCode('ENOTFOUND', 'getaddrinfo ENOTFOUND db'),
    withCode('57P01', 'terminating connection due to administrator command'),
    withCode('28P01', 'password authentication failed'),
    withCode('57014', 'canceling statement due to statement timeout'),
    new Error('timeout exceeded when trying to connect'),
    new Error('Connection terminated unexpectedly'),
    new Error('Failed query', { cause: withCode('ECONNRESET') }),
    new AggregateError([withCode('ECONNREFUSED')]),
  ])('treats a lost database as unavailable: %s', (error) => {
    expect(failureOf(error).code).toBe('unavailable');
  });

  it.each([
    withCode('23505', 'duplicate key'),
    withCode('ENOENT', 'no such file'),
    new TypeError('x is not a function'),
    'a string',
  ])('treats any other error as internal: %s', (error) => {
    expect(failureOf(error).code).toBe('unexpected');
  });
});
