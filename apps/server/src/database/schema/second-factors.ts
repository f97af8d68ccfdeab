import type { Generated } from 'kysely'

export interface SecondFactorTables {
  authenticator_apps: AuthenticatorApps
  passkeys: Passkeys
  passkey_setups: PasskeySetups
  recovery_codes: RecoveryCodes
  second_steps: SecondSteps
  passkey_challenges: PasskeyChallenges
}

interface AuthenticatorApps {
  user_id: string
  secret: string
  created_at: number
  /** Null during setup, when it doesn't count as a second factor. */
  confirmed_at: number | null
  /** Time step of the last code used. Codes of this or an earlier step are refused. */
  last_step: number | null
}

interface Passkeys {
  user_id: string
  id: string
  name: string
  /** COSE, base64url. */
  public_key: string
  /** Number of times the authenticator has signed with it; 0 if it doesn't count. */
  counter: number
  transports: string
  created_at: number
  last_used_at: number | null
}

interface PasskeySetups {
  user_id: string
  challenge: string
  expires_at: number
}

interface RecoveryCodes {
  user_id: string
  code_hash: string
  salt: string
  created_at: number
}

interface SecondSteps {
  user_id: string
  token_hash: string
  challenge: string
  attempts: Generated<number>
  created_at: number
  expires_at: number
}

interface PasskeyChallenges {
  challenge: string
  expires_at: number
}
