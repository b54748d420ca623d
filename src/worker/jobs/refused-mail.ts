/**
 * The mail server has said that it never will take this mail. A refusal of ourselves, such as a wrong password, is none:
 * it will be mended, and the mail is still wanted.
 */
export const isRefused = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  (error.code === 'EENVELOPE' || error.code === 'EMESSAGE') &&
  'responseCode' in error &&
  Number(error.responseCode) >= 500;
