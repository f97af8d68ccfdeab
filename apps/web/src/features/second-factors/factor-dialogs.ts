import type { Passkey } from '@wordloom/contract'
import { lazy } from 'react'

export type OpenDialog =
  | { readonly kind: 'setUpApp' | 'removeApp' | 'addPasskey' | 'renewCodes' }
  | { readonly kind: 'renamePasskey' | 'removePasskey'; readonly passkey: Passkey }

export interface FactorDialogProps {
  readonly email: string
  /** Accounts with a password must enter it before changing anything. */
  readonly hasPassword: boolean
  readonly isLastFactor: boolean
  readonly passkey: Passkey | null
  readonly onClose: () => void
}

export const FACTOR_DIALOGS = {
  setUpApp: lazy(() => import('./set-up-app-dialog.tsx')),
  removeApp: lazy(() => import('./remove-factor-dialog.tsx')),
  addPasskey: lazy(() => import('./add-passkey-dialog.tsx')),
  renamePasskey: lazy(() => import('./rename-passkey-dialog.tsx')),
  removePasskey: lazy(() => import('./remove-factor-dialog.tsx')),
  renewCodes: lazy(() => import('./renew-codes-dialog.tsx')),
}
