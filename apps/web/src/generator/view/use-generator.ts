import type { Project } from '@wordloom/contract'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { GeneratorController } from '../state/generator-controller.ts'
import type { GeneratorModel } from '../state/generator-state.ts'

export function useGenerator(project: Project | null, account?: string): GeneratorModel {
  const [controller] = useState(() => new GeneratorController(project, account))
  const state = useSyncExternalStore(controller.store.subscribe, controller.store.get, controller.store.get)
  useEffect(() => {
    let close = () => {}
    // In strict mode, React mounts, unmounts, and mounts again immediately; open only once.
    const timer = setTimeout(() => {
      close = controller.open()
    })
    return () => {
      clearTimeout(timer)
      close()
    }
  }, [controller])
  const { project: client } = state
  useEffect(() => {
    if (project !== null) client?.offer(project)
  }, [client, project])
  return { ...state, actions: controller.actions }
}
