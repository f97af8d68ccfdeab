import type { Project } from '@wordloom/contract'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Loom } from './loom.ts'
import { LoomMachine } from './loom-machine.ts'

export function useLoom(project: Project | null): Loom {
  const [machine] = useState(() => new LoomMachine(project))
  const state = useSyncExternalStore(machine.store.subscribe, machine.store.get, machine.store.get)
  useEffect(() => {
    let close = () => {}
    // In strict mode, React mounts, unmounts, and mounts again immediately; open only once.
    const timer = setTimeout(() => {
      close = machine.open()
    })
    return () => {
      clearTimeout(timer)
      close()
    }
  }, [machine])
  const { project: link } = state
  useEffect(() => {
    if (project !== null) link?.offer(project)
  }, [link, project])
  return { ...state, actions: machine.actions }
}
