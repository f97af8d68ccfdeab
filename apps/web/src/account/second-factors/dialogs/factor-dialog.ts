import type { Passkey } from '@wordloom/contract'

export type OpenDialog =
  | { readonly kind: 'setUpApp' | 'removeApp' | 'addPasskey' | 'renewCodes' }
  | { readonly kind: 'renamePasskey' | 'removePasskey'; readonly passkey: Passkey }

export interface FactorDialogProps {
  readonly email: string
  readonly hasPassword: boolean
  readonly isLastFactor: boolean
  readonly passkey: Passkey | null
  readonly onClose: () => void
}
