export const API_TOKEN_MESSAGES = {
  life: 'Choose 1 to 365 days',
  tooMany: 'You have 50 tokens. Revoke one you no longer use.',
  invalid: 'This API token is wrong, expired or revoked',
  closed: "API tokens can't be used here",
  readOnly: 'This token is read only',
} as const
