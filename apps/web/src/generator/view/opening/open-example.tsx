import { TARGET_IDS } from '@wordloom/targets'
import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import { showToast } from '#ui/toast/toast.ts'
import { readGeneratorAddress } from '../../examples/generator-address.ts'
import type { GeneratorModel } from '../../state/generator-state.ts'
import { withTarget } from '../rows/target/target-action.ts'
import { OPEN_EXAMPLE_TEXTS } from './example-texts.ts'

interface OpenExampleProps {
  readonly generator: GeneratorModel
  readonly hash: string
}

export default function OpenExample({ generator, hash }: OpenExampleProps) {
  const navigate = useNavigate()
  const open = useEffectEvent(async () => {
    await navigate('/', { replace: true, preventScrollReset: true })
    const example = readGeneratorAddress(hash)
    if (example === null) {
      showToast({ title: OPEN_EXAMPLE_TEXTS.broken, description: OPEN_EXAMPLE_TEXTS.brokenHelp })
      return
    }
    const { texts, options, names, target } = example
    const id = TARGET_IDS.find((known) => known === target)
    const rows = id === undefined ? {} : withTarget({}, id, 'leave-out')
    const undo = await generator.actions.openAll(texts, options, names, rows)
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
