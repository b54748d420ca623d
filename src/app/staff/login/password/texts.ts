export const passwordContent = {
  forgotTitle: 'Forgot Password',
  forgotDescription: 'For staff who forgot their password: a link to choose a new one comes by e-mail.',
  forgotText:
    'Type the e-mail address that you log in with. We mail you a link, by which you choose a new password.',
  email: 'E-mail address',
  go: 'Go',
  newTitle: 'Choose a new password',
  newDescription: 'For staff who asked for a new password: choose it here with the link that came by e-mail.',
  newText: 'At least 12 characters. A few unrelated words make a good one.',
  newPassword: 'New Password',
  showPassword: 'Show Password',
  save: 'Save the new password',
  retry: 'Ask for a new link',
  toLogin: 'To the login',
  needsScript: 'This page needs JavaScript.',
} as const;
