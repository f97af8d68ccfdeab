import type { Passkey } from '@wordloom/contract'
import { lazy } from 'react'

/** The dialog that a row has asked for. */
export type OpenDialog =
  | { readonly kind: 'setUpApp' | 'removeApp' | 'addPasskey' | 'renewCodes' }
  | { readonly kind: 'renamePasskey' | 'removePasskey'; readonly passkey: Passkey }

/** What each of them is told. */
export interface FactorDialogProps {
  readonly email: string
  /** Whoever has one shows it before anything changes. */
  readonly hasPassword: boolean
  readonly isLastFactor: boolean
  /** The one that it is about. */
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
