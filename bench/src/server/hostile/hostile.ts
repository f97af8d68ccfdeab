import type { Part } from '../parts/part.ts'
import { measureLimitedMemory } from './limited-memory.ts'
import { measureQuota } from './quota.ts'
import { measureSchemas } from './schemas.ts'
import { measureSlowClients } from './slow-clients.ts'
import { measureStalls } from './stalls.ts'
import { measureThreads } from './threads.ts'
import { measureTrash } from './trash.ts'
import { toVerdictTable } from './verdict.ts'

export const hostile: Part = {
  name: 'hostile',
  isLong: true,
  async measure({ openPlace }) {
    const only = process.env['HOSTILE_ATTACK']
    const attacks = [
      { title: 'requests whose clients hang up', measure: measureStalls },
      { title: 'slow readers and slow uploads', measure: measureSlowClients },
      { title: 'the largest bodies of each schema', measure: measureSchemas },
      { title: '1 GB of memory', measure: measureLimitedMemory },
      { title: 'work for threads', measure: measureThreads },
      { title: '500,000 folders in the trash', measure: measureTrash },
      { title: 'small items and the quota', measure: measureQuota },
    ]
    const tables: string[] = []
    for (const { title, measure } of attacks) {
      if (only !== undefined && only !== title) continue
      console.error(`  ${title} …`)
      tables.push(toVerdictTable(title, await measure(openPlace)))
    }
    return tables.join('\n\n')
  },
}
