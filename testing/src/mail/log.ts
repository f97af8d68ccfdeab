import { EventEmitter, once } from 'node:events'
import type { Log } from '@wordloom/server/internal/ports/log'

interface Entry {
  readonly level: keyof Log
  readonly details: object
  readonly message: string
}

interface KeptLog extends Log {
  readonly entries: readonly Entry[]
  says(message: string, times?: number): Promise<void>
}

export function aLog(): KeptLog {
  const entries: Entry[] = []
  const events = new EventEmitter()
  const keep = (level: keyof Log) => (details: object, message: string) => {
    entries.push({ level, details, message })
    events.emit('entry')
  }
  return {
    entries,
    info: keep('info'),
    warn: keep('warn'),
    error: keep('error'),
    async says(message, times = 1) {
      while (entries.filter((entry) => entry.message === message).length < times) await once(events, 'entry')
    },
  }
}
