import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import { readGeneratorAddress } from '../../../shared/examples/generator-address.ts'
import { showToast } from '../../../shared/ui/toast.ts'
import type { Loom } from '../loom/loom.ts'
import { OPEN_EXAMPLE_TEXTS } from './open-example-texts.ts'

interface OpenExampleProps {
  readonly loom: Loom
  readonly hash: string
}

export default function OpenExample({ loom, hash }: OpenExampleProps) {
  const navigate = useNavigate()
  const open = useEffectEvent(async () => {
    await navigate('/', { replace: true, preventScrollReset: true })
    const example = readGeneratorAddress(hash)
    if (example === null) {
      showToast({ title: OPEN_EXAMPLE_TEXTS.broken, description: OPEN_EXAMPLE_TEXTS.brokenHelp })
      return
    }
    const undo = await loom.actions.openAll(example.texts, example.options)
    showToast({
      title: OPEN_EXAMPLE_TEXTS.opened,
      ...(undo && {
        description: OPEN_EXAMPLE_TEXTS.replaced,
        action: { label: OPEN_EXAMPLE_TEXTS.undo, run: undo },
      }),
    })
  })
  useEffect(() => {
    void open()
  }, [])
  return null
}
