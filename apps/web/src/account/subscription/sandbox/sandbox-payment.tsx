import { subscriptions } from '@wordloom/contract'
import { useState } from 'react'
import { call } from '#platform/lib/api.ts'
import { ConfirmPayment } from './confirm-payment.tsx'
import { TestCardForm } from './test-card-form.tsx'

interface SandboxPaymentProps {
  readonly clientSecret: string
  readonly onPaid: () => void
  readonly onClose: () => void
}

export default function SandboxPayment({ clientSecret, onPaid, onClose }: SandboxPaymentProps) {
  const [toConfirm, setToConfirm] = useState<string | null>(null)

  async function pay(cardNumber: string, isConfirmed: boolean) {
    const body = { clientSecret, cardNumber, ...(isConfirmed && { isConfirmed }) }
    const { status } = await call(subscriptions.payInSandbox, { body })
    if (status === 'needs_confirmation') setToConfirm(cardNumber)
    else onPaid()
  }
  if (toConfirm !== null) return <ConfirmPayment onConfirm={() => pay(toConfirm, true)} onRefuse={onClose} />
  return <TestCardForm onPay={(cardNumber) => pay(cardNumber, false)} />
}
