import { Gauge, type Registry } from 'prom-client'

export type Depth = () => { readonly running: number; readonly waiting: number }

export function measureQueues(registers: Registry[]): (name: string, depth: Depth) => void {
  const queues = new Map<string, Depth>()
  const gauge = (name: string, help: string, part: keyof ReturnType<Depth>) =>
    new Gauge({
      name,
      help,
      labelNames: ['queue'],
      registers,
      collect() {
        for (const [queue, depth] of queues) this.set({ queue }, depth()[part])
      },
    })
  gauge('wordloom_queue_running', 'Tasks in progress, by queue.', 'running')
  gauge('wordloom_queue_waiting', 'Tasks waiting, by queue.', 'waiting')
  return (name, depth) => void queues.set(name, depth)
}
