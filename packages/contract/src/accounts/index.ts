export {
  ACCOUNT_FIELD_MESSAGES,
  countPasswordCharacters,
  Email,
  GivenPassword,
  NewPassword,
  PersonName,
  SignUpPassword,
  toEmailKey,
} from './account-fields.ts'
export { ACCOUNT_MESSAGES } from './account-messages.ts'
export { AccountDetails, accounts, Notice } from './accounts.ts'
export { API_TOKEN_MESSAGES } from './api-token-messages.ts'
export {
  ApiToken,
  apiTokens,
  MAX_TOKEN_DAYS,
  MAX_TOKENS,
  TOKEN_PATTERN,
  TOKEN_PREFIX,
} from './api-tokens.ts'
export {
  IDENTITY_CALLBACK_PATH,
  IDENTITY_PROVIDER_MESSAGES,
  identityProvider,
} from './identity-provider.ts'
export { SECOND_FACTOR_MESSAGES } from './second-factor-messages.ts'
export {
  APP_CODE_DIGITS,
  APP_CODE_SECONDS,
  MAX_PASSKEYS,
  type NewRecoveryCodes,
  Passkey,
  RECOVERY_CODES,
  SECOND_FACTORS,
  SECOND_STEP_MINUTES,
  type SecondFactor,
  SecondFactors,
  SecondStep,
  secondFactors,
  type WebAuthnJson,
} from './second-factors.ts'
export { Session, SignInOptions, sessions } from './sessions.ts'
export { SIGN_IN_PROBLEMS, type SignInProblem } from './sign-in-problems.ts'
export { isActiveAdministrator, SUBSCRIPTION_STATUSES, User } from './user.ts'
