export const passwordContent = {
  forgotTitle: 'Forgot Password',
  forgotText:
    'Type the e-mail address that you log in with. We mail you a link, by which you choose a new password.',
  email: 'E-mail address',
  go: 'Go',
  newTitle: 'Choose a new password',
  newText: 'At least 12 characters. A few unrelated words make a good one.',
  newPassword: 'New Password',
  showPassword: 'Show Password',
  save: 'Save the new password',
  askAgain: 'Ask for a new link',
  toLogin: 'To the login',
  needsScript: 'This page needs JavaScript.',
} as const;
