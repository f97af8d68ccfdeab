import type { Recipe } from '@wordloom/contract'
import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { forgetAsked, readAsked } from '#platform/asked-for/asked-for.ts'
import { downloadBlob } from '#platform/document/download-blob.ts'
import { createId } from '#platform/lib/random-id.ts'
import { useUser } from '#platform/user/use-user.ts'
import { Button } from '#ui/button.tsx'
import { BookmarkIcon, CopyIcon, DownloadIcon, OpenIcon } from '#ui/icons/icons.tsx'
import { lazyWithPreload } from '#ui/loading/lazy-with-preload.tsx'
import { tellFailure, tellSuccess } from '#ui/tell/tell.ts'
import type { SharedContent } from '../content/content.ts'
import { copyLoaded } from '../content/copy-item.ts'
import { copyToLibrary } from './copy-to-library.ts'
import { toGeneratorRecipe } from './generator-recipe.ts'
import { SHARED_ACTION_TEXTS as T } from './texts.ts'

const KeepCopyDialog = lazyWithPreload(() => import('./keep-copy-dialog.tsx'))

interface SharedActionsProps {
  readonly item: SharedContent
  readonly secret: string
}

export function SharedActions({ item, secret }: SharedActionsProps) {
  const { user } = useUser()
  const navigate = useNavigate()
  const [isCopying, setIsCopying] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  const [key] = useState(createId)
  const text = item.kind === 'project' ? null : item.text
  const recipe = toGeneratorRecipe(item)

  async function keep() {
    if (user === null) return setIsAsking(true)
    if (isCopying) return
    setIsCopying(true)
    try {
      const at = await copyToLibrary(item, key)
      tellSuccess(T.inLibrary, { name: item.name, at })
    } catch (error) {
      tellFailure(error, T.notInLibrary)
    } finally {
      setIsCopying(false)
    }
  }

  async function openInGenerator(opened: Recipe) {
    const { handToGenerator } = await import('#platform/recipe-link/read-recipe-link.ts')
    await navigate(handToGenerator(opened))
  }

  const isReady = user?.emailVerified === 1
  const doAsked = useEffectEvent(() => {
    const asked = readAsked()
    if (asked?.kind !== 'shared-copy' || asked.secret !== secret) return
    forgetAsked()
    void keep()
  })
  useEffect(() => {
    if (isReady) doAsked()
  }, [isReady])
  return (
    <>
      {text !== null && (
        <>
          <Button onClick={() => void copyLoaded(async () => text, T.copied(item.name), T.notCopied)}>
            <CopyIcon />
            {T.copy}
          </Button>
          <Button onClick={() => download(T.fileName(item.name), text)}>
            <DownloadIcon />
            {T.download}
          </Button>
        </>
      )}
      {recipe !== null && (
        <Button onClick={() => void openInGenerator(recipe)}>
          <OpenIcon />
          {T.open}
        </Button>
      )}
      <Button look="primary" aria-disabled={isCopying} onClick={() => void keep()}>
        <BookmarkIcon />
        {isCopying ? T.copying : T.toLibrary}
      </Button>
      {isAsking && (
        <Suspense>
          <KeepCopyDialog secret={secret} onClose={() => setIsAsking(false)} />
        </Suspense>
      )}
    </>
  )
}

function download(name: string, text: string): void {
  downloadBlob(new Blob([text, '\n'], { type: 'text/plain;charset=utf-8' }), name)
}
