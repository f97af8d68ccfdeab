export const SECOND_FACTOR_MESSAGES = {
  codeMissing: 'Please enter the code',
  wrongCode: "That code isn't right. Enter the one your app shows now.",
  wrongRecoveryCode: "That isn't one of your unused recovery codes.",
  wrongPasskey: "This passkey doesn't belong to your account",
  signInOver: 'Signing in took too long. Please start again.',
  appIsOn: 'An authenticator app is already set up',
  appIsOff: 'No authenticator app is set up',
  setupOver: 'The setup took too long. Please start again.',
  /** Shown if the account has no second factor to recover. */
  isOff: 'Two-factor sign-in is off',
  unreadablePasskey: "We couldn't add the passkey. Please try again.",
  passkeyKnown: 'This passkey has already been added',
  tooManyPasskeys: 'Your account has the maximum number of passkeys. Remove one first.',
  nameMissing: 'Please enter a name',
  nameLong: 'Please use at most 100 characters',
  demanded: 'Turn on two-factor sign-in on your account page to use the admin panel',
} as const
