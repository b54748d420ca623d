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
} as const;

/** The same for the staff's side; apart, so that no visitor's phone loads it. */
export const staffMessages = {
  login: {
    usernameMissing: 'Please Type Your Username.....',
    passwordMissing: 'Please Enter Your Password.....',
    unknownUser: 'No Such User Exists.....',
    duplicateUser: 'Duplicate Username Suspected.....',
    wrongPassword: 'Type the Correct Password.....',
    allowed: 'Allowing Access.....',
    noSession: 'Could Not Create Session,Try Again.....',
    alreadyHere: 'Session Already Exists.....',
    elsewhere: 'Multiple Sessions Detected, Access Denied.....',
    nonAdmin: 'Non-Admin Status: Access Denied.....',
    codeNeeded: 'Type the code of your authenticator app, or one of your recovery codes.',
    wrongCode: 'That code is not right, or was used before. Please type the next one.',
    tooMany: (minutes: number) =>
      `Too many failed logins. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    checking: 'Checking…',
    unreachable: 'The server could not be reached. Please try again.',
    ended: 'Your session has ended. Please log in again; what you typed is still there.',
  },
  firstAdmin: {
    created: (username: string, password: string) =>
      `Admin user created.\nUsername: ${username}\nPassword: ${password}\nNote it now: it is shown only once, and must be changed at the first login.`,
    notNeeded: 'There are users already. Ask an Admin to add you.',
    tokenNeeded: 'Type the setup token that the server wrote into its log at its first start.',
  },
  password: {
    currentMissing: 'Type Your Existing Password.....',
    newMissing: 'Type Your New Password.....',
    noSession: 'Something Went Wrong, Relogin and Try Again.....',
    wrongCurrent: 'Type Your Existing Password Correctly.....',
    duplicate: 'Duplicate Username/Password Detected, Operation Aborted.....',
    failed: 'Something Went Wrong, Try Again.....',
    changed: 'Password Changed Successfully.....',
    tooShort: (least: number) => `Choose a password of at least ${least} characters.`,
    tooLong: (most: number) => `Choose a password of at most ${most} characters.`,
    tooCommon: 'That password is too easy to guess. A few unrelated words make a good one.',
    same: 'Choose a password that is not the present one.',
    mustChange: 'Please change your password first: somebody else has chosen the present one.',
  },
  reset: {
    asked: 'If there is an account with this address, a mail with a link is on its way.',
    emailMissing: 'Type your e-mail address.',
    void: 'This link has been used, replaced or has run out. Please ask for a new one.',
    done: 'Your password is changed. Please log in with it.',
  },
  users: {
    nameMissing: 'Type the Name of User.....',
    usernameMissing: 'Type Username.....',
    passwordMissing: 'Type Password.....',
    created: (name: string) => `${name} is created successfully.....`,
    error: (payload: string) => `Error Detected: ${payload}`,
    exists: 'User Already Exists.....',
    duplicate: 'Opeartion Aborted:Duplicate User',
    rightMissing: 'Select the User Role.....',
    rightChanged: (name: string, status: string) => `${name} is now ${status}.....`,
    newPasswordMissing: 'Type New Password.....',
    passwordChanged: 'Password Changed Successfully.....',
    passwordNotChanged: 'Could Not Change Password,Try Again.....',
    nameBlank: 'Name Field Cannot be Blank.....',
    usernameBlank: 'Username Field Cannot be Blank.....',
    idMissing: 'ID Not Found.....',
    updated: 'User Updated Successfully.....',
    deleted: 'User Successfully Deleted.....',
    failed: 'Something Went Wrong, Try Again.....',
    gone: 'There is no such user any more.',
    lastAdmin: 'This is the last Admin: make somebody else an Admin first.',
    ownPassword: 'Change your own password under Change Password.',
    usernameTooLong: 'That username is too long.',
    ownAccount: 'You cannot delete the account that you are logged in with.',
  },
  logout: {
    failed: 'Something Went Wrong, Try Again.....',
  },
  secondFactor: {
    alreadyOn: 'The second factor is on already.',
    startAgain: 'Please start again with a new secret.',
    wrongCode: 'That code does not fit. Please check the clock of your phone and type the next one.',
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
  too_many: 'That was too often. Please wait a little and try again.',
  not_built: 'This part is not open yet.',
  unavailable: 'We cannot reach our records just now. Please try again in a minute, or call us.',
  unexpected: 'Something Went Wrong, Please Try Again.....',
};
