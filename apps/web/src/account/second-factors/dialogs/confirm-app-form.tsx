import { type ReplyOf, secondFactors } from '@wordloom/contract'
import { toSvgPath } from 'lean-qr/extras/svg'
import { generate } from 'lean-qr/nano'
import { useEffect } from 'react'
import { call } from '#platform/lib/api.ts'
import { Button } from '#ui/button.tsx'
import { AppCodeField } from '#ui/form/code-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { useApiForm } from '#ui/form/use-api-form.ts'
import { CopyIcon } from '#ui/icons/icons.tsx'
import { TEXT_LINK } from '#ui/text/text-link.ts'
import { copyAndTell } from '#ui/toast/copy-and-tell.ts'
import { showToast } from '#ui/toast/toast.ts'
import { FormFailure, reportAccountFailure } from '../../form-failure.tsx'
import { KEY_COPY_FAILED, SET_UP_APP_TEXTS as T } from '../texts.ts'

interface ConfirmAppFormProps {
  readonly appKey: ReplyOf<typeof secondFactors.beginApp>
  readonly onConfirmed: (codes: readonly string[] | null) => void
}

export function ConfirmAppForm({ appKey, onConfirmed }: ConfirmAppFormProps) {
  const { form, field, isSubmitting, submit, failure } = useApiForm({
    schema: secondFactors.confirmApp.body,
    defaultValues: { code: '' },
    send: async (body) => {
      const { recoveryCodes } = await call(secondFactors.confirmApp, { body })
      // Otherwise the recovery codes come next and confirm it.
      if (recoveryCodes === null) showToast({ title: T.done })
      onConfirmed(recoveryCodes)
    },
    onFailure: reportAccountFailure,
  })
  const { setFocus } = form
  useEffect(() => setFocus('code'), [setFocus])
  return (
    <form noValidate onSubmit={submit} className="mt-4 grid gap-5">
      <AppKey {...appKey} />
      <AppCodeField label={T.code} {...field('code')} />
      <FormFailure failure={failure} otherwise={T.failed} />
      <SubmitButton isPending={isSubmitting} pendingLabel={T.pending} className="justify-self-end">
        {T.submit}
      </SubmitButton>
    </form>
  )
}

interface AppKeyProps {
  readonly secret: string
  readonly uri: string
}

function AppKey({ secret, uri }: AppKeyProps) {
  const copy = () => copyAndTell(secret, { copied: { title: T.keyCopied }, failed: KEY_COPY_FAILED })
  return (
    <div className="grid justify-items-center gap-4">
      <QrCode text={uri} label={T.picture} />
      <a href={uri} className={`text-sm/6 ${TEXT_LINK}`}>
        {T.open}
      </a>
      <div className="w-full">
        <p className="text-xs/5 text-soft">{T.byHand}</p>
        <div className="mt-1.5 flex items-center gap-2 rounded-md border border-line bg-wash py-1.5 pr-1.5 pl-3">
          <code className="min-w-0 grow font-mono text-sm/6 wrap-anywhere select-all">
            {toGroups(secret)}
          </code>
          <Button aria-label={T.copyKey} title={T.copyKey} onClick={copy} className="px-2.5">
            <CopyIcon />
          </Button>
        </div>
      </div>
    </div>
  )
}

/** Groups are easier to type. Authenticator apps ignore the spaces. */
function toGroups(secret: string): string {
  return secret.replace(/(.{4})(?=.)/g, '$1 ')
}

/** Margin that QR readers need around the code, in modules (ISO/IEC 18004). */
const QUIET_ZONE = 4

/** Always dark on light, because many readers can't scan inverted codes. */
function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const code = generate(text)
  const size = code.size + 2 * QUIET_ZONE
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-52 rounded-md border border-line forced-color-adjust-none"
    >
      <rect x={-QUIET_ZONE} y={-QUIET_ZONE} width={size} height={size} fill="white" />
      <path d={toSvgPath(code)} fill="black" />
    </svg>
  )
}
