import * as z from 'zod/mini'

/** The process lives. */
export const Health = z.strictObject({ status: z.literal('ok') })
export type Health = Readonly<z.infer<typeof Health>>

/**
 * Whether this instance takes requests: `stopping` while it finishes what runs, `overloaded` when it sheds load, `database` when
 * that cannot be reached, `storage` while there is no room to save anything new.
 */
export const Readiness = z.strictObject({
  status: z.enum(['ready', 'stopping', 'overloaded', 'database', 'storage']),
})
export type Readiness = Readonly<z.infer<typeof Readiness>>
