import { setNonce } from 'get-nonce'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { readNonce } from './shared/document/nonce.ts'
import { takeOwnPath } from './shared/document/own-path.ts'

// The style element that Radix adds while a dialog is open.
setNonce(readNonce() ?? '')

takeOwnPath()

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
