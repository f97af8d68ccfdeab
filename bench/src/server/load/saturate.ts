import { Connection } from './connection.ts'
import type { Arrival } from './offer.ts'
import { Tally } from './tally.ts'

interface Saturation {
  readonly atOnce: number
  readonly seconds: number
  readonly next: () => Arrival
}

export async function saturate(address: string, { atOnce, seconds, next }: Saturation): Promise<Tally> {
  const url = new URL(address)
  const tally = new Tally()
  const end = performance.now() + seconds * 1000
  const worker = async () => {
    const connection = new Connection(url)
    while (performance.now() < end) {
      const { kind, request, heard } = next()
      const started = performance.now()
      const answer = await connection.ask(request)
      tally.add({ kind, status: answer.status }, performance.now() - started)
      heard?.(answer)
    }
    connection.close()
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return tally
}
