export const PASSKEY_TEXTS = {
  notUsed: 'No passkey was used. The request was canceled or took too long. Please try again.',
  tooSimple:
    "This device or key can't create a passkey that asks for a PIN, fingerprint or face. Please choose another one.",
  wrongAddress: "Passkeys don't work at this URL. Open the site at its usual URL.",
} as const
