export const API_TOKEN_MESSAGES = {
  nameMissing: 'Please enter a name',
  nameLong: 'Please use at most 100 characters',
  unreadable: 'Please use characters that can be shown',
  life: 'A token lives from 1 to 365 days',
  tooMany: 'You have 50 tokens. Remove one that you no longer use.',
  invalid: 'This API token is wrong, has expired or was ended',
  closed: 'API tokens do not open this',
  readOnly: 'This token may read only',
} as const
