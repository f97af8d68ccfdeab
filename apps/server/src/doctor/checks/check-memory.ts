import { availableMemory } from '../../memory/thread-memory.ts'
import { type Examination, type Finding, fine, warning } from '../finding.ts'

const SUBJECT = 'memory'

const MEGABYTE = 1_000_000

/** Measured while accounts attacked; see docs/performance.md. A machine of 1 GB has a little less for its programs. */
const MIN_MEGABYTES = 950

export async function checkMemory(
  _examination: Pick<Examination, 'config'>,
  available = availableMemory(),
): Promise<readonly Finding[]> {
  const megabytes = Math.floor(available / MEGABYTE)
  const found = `${megabytes.toLocaleString('en')} MB`
  if (megabytes >= MIN_MEGABYTES) return [fine(SUBJECT, found)]
  return [
    warning(
      SUBJECT,
      `only ${found}`,
      'Give the server at least 1 GB, as memory of the machine and in MemoryMax. With less, the largest requests can end it.',
    ),
  ]
}
