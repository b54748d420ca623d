import type { FailureCode } from '#platform/failure.ts';

/** Every text of the contract, spelt as the contract spells it, and the few that it leaves to us. */
export const messages = {
  contact: {
    nameMissing: 'Enter Your Name.....',
    contactNoMissing: 'Enter Your Conatct No.....',
    thanks: (reference: string) =>
      `Thank you. Your message is with our desk, and a person will get back to you. Your reference is ${reference}.`,
    keyUsed: 'This message was sent before with other words. Please reload the page and send it again.',
    notSent:
      'Your message could not be sent just now. What you typed is still here: please try again, or call us.',
    sending: 'Sending your message…',
    consent: 'We use what you write here to answer you, and for nothing else.',
    privacyNotice: 'Privacy notice',
  },
  bhutanList: {
    empty: 'No Tour Packages Found.....',
  },
  publicPackage: {
    missing: 'Something Went Wrong, Please Try Again.....',
  },
  login: {
    usernameMissing: 'Please Type Your Username.....',
    passwordMissing: 'Please Enter Your Password.....',
    checking: 'Checking…',
    unreachable: 'The server could not be reached. Please try again.',
  },
} as const;

/** What a person reads when a use-case gave no words of its own. */
export const failureText: Record<FailureCode, string> = {
  invalid: 'Please check what you entered and try again.',
  unauthenticated: 'Please log in.',
  forbidden: 'This request was refused.',
  not_found: 'There is nothing at this address.',
  not_allowed: 'That cannot be done at this address.',
  conflict: 'This was changed in the meantime. Please reload and try again.',
  too_large: 'That is more than we can take in one go.',
  not_built: 'This part is not open yet.',
  unavailable: 'We cannot reach our records just now. Please try again in a minute, or call us.',
  unexpected: 'Something Went Wrong, Please Try Again.....',
};
