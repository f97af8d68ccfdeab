import { Button } from '#ui/button.tsx'
import { LinkIcon } from '#ui/icons/icons.tsx'
import { showToast } from '#ui/toast/toast.ts'
import type { GeneratorActions } from '../../state/generator-state.ts'
import { COPY_LINK_TEXTS as T } from './texts.ts'

interface CopyLinkButtonProps {
  readonly isDisabled: boolean
  readonly recipe: GeneratorActions['recipe']
}

export function CopyLinkButton({ isDisabled, recipe }: CopyLinkButtonProps) {
  async function makeLink(): Promise<string | null> {
    const [{ toRecipeLink }, made] = await Promise.all([
      import('#platform/recipe-link/recipe-link.ts'),
      recipe(),
    ])
    return made && (await toRecipeLink(location.origin, made))
  }
  async function copyLink() {
    const made = makeLink()
    const text = made.then((link) => {
      if (link === null) throw new RangeError(T.tooLong)
      return new Blob([link], { type: 'text/plain' })
    })
    try {
      // WebKit allows copying only in direct response to a click, so the link itself comes later.
      await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })])
      showToast({ title: T.copied, description: T.copiedHelp })
    } catch {
      const isTooLong = (await made.catch(() => '')) === null
      showToast(isTooLong ? { title: T.tooLong, description: T.tooLongHelp } : { title: T.failed })
    }
  }
  return (
    <Button disabled={isDisabled} onClick={() => void copyLink()}>
      <LinkIcon className="size-4 max-sm:hidden" />
      {T.copyLink}
    </Button>
  )
}
