export const SECOND_FACTOR_MESSAGES = {
  codeMissing: 'Please enter the code',
  wrongCode: 'That code is not right. Please enter the one that is shown now.',
  wrongRecoveryCode: 'That is not one of your unused recovery codes.',
  wrongPasskey: 'This passkey does not open your account',
  signInOver: 'Signing in took too long. Please start again.',
  appIsOn: 'An authenticator app is set up already',
  appIsOff: 'No authenticator app is set up',
  setupOver: 'The setup took too long. Please start again.',
  /** Shown if the account has no second factor to recover. */
  isOff: 'Two-factor sign-in is off',
  unreadablePasskey: 'The passkey could not be registered. Please try again.',
  passkeyKnown: 'This passkey is registered already',
  tooManyPasskeys: 'Your account has as many passkeys as it can have. Please remove one first.',
  nameMissing: 'Please enter a name',
  nameLong: 'Please use at most 100 characters',
  demanded: 'Turn on two-factor sign-in on your account page to use the admin panel',
} as const
