export const PASSKEY_TEXTS = {
  notUsed: 'No passkey was used: the question was closed, or it took too long. Please try again.',
  tooSimple:
    'This device or key cannot keep a passkey that asks for a PIN, a fingerprint or a face. Please choose another one.',
  wrongAddress: 'Passkeys do not work at this address. Please open the site at its usual one.',
} as const
