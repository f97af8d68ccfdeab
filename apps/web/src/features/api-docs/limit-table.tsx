import { RATE_LIMITS } from '@wordloom/contract'

const WHAT: Readonly<Record<keyof typeof RATE_LIMITS, string>> = {
  signInPerAccount: 'Failures to sign in to an account',
  signInPerNetwork: 'Failures to sign in from a network',
  signUpPerNetwork: 'Accounts made from a network',
  forgotPasswordPerAccount: 'Links to set a new password, for an account',
  forgotPasswordPerNetwork: 'Links to set a new password, asked for from a network',
  linkPerNetwork: 'Uses of links of emails from a network',
  identityProviderPerNetwork: 'Sign-ins with the identity provider from a network',
  resendPerMinute: 'Verification emails sent again to an account',
  resendPerDay: 'Verification emails sent again to an account',
  currentPasswordPerAccount: 'Failures to give the current password of an account',
  missesPerAccount: 'Requests for what is not there, per account',
  downloadPerAccount: 'Downloads of all data of an account',
  paymentsPerAccount: 'Questions to the payment provider, for an account',
  passwordChangePerDay: 'Changes of the password of an account',
  contactPerNetwork: 'Messages by the contact form from a network',
  contactInAll: 'Messages by the contact form in all',
  contactRepeat: 'Deliveries of the same message by the contact form',
  emailChangePerDay: 'Changes of email address asked for by an account',
}

const UNITS = [
  { seconds: 24 * 60 * 60, unit: 'day' },
  { seconds: 60 * 60, unit: 'hour' },
  { seconds: 60, unit: 'minute' },
] as const

export function LimitTable() {
  return (
    <table className="w-full text-left text-sm/6">
      <thead className="text-[13px]/5 text-soft">
        <tr className="border-b border-line">
          <th className="py-1.5 pr-4 font-semibold">What is counted</th>
          <th className="py-1.5 font-semibold whitespace-nowrap">At most</th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {Object.entries(WHAT).map(([rule, what]) => (
          <tr key={rule} className="align-baseline">
            <td className="py-1.5 pr-4">{what}</td>
            <td className="py-1.5 whitespace-nowrap tabular-nums">
              {toLimitText(RATE_LIMITS[rule as keyof typeof RATE_LIMITS])}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** @example toLimitText({ most: 10, seconds: 900 }) // '10 in 15 minutes' */
function toLimitText({ most, seconds }: { readonly most: number; readonly seconds: number }): string {
  const { seconds: size, unit } = UNITS.find((unit) => seconds % unit.seconds === 0) ?? {
    seconds: 1,
    unit: 'second',
  }
  const count = seconds / size
  return `${most} in ${count === 1 ? `${unit === 'hour' ? 'an' : 'a'} ${unit}` : `${count} ${unit}s`}`
}
