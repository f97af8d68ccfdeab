import { DATABASES } from '@wordloom/testing/database/database'
import { aShop } from '@wordloom/testing/payments/shop'
import { expect, it } from 'vitest'

type Shop = Awaited<ReturnType<typeof aShop>>

const HOUR = 60 * 60 * 1000
const NEW = 'ann@new.example'

for (const kind of DATABASES) {
  it(`on ${kind} the provider is told about a changed address within the hour, and only once`, async () => {
    await using shop = await aShop(kind)
    const userId = await aSubscriber(shop)
    await passAnHour(shop)
    expect(shop.line.emails).toEqual([])
    await shop.change(userId, { email: NEW, email_key: NEW })
    await passAnHour(shop)
    await passAnHour(shop)
    expect(shop.line.emails).toEqual([[`sandbox_${userId}`, NEW]])
  })

  it(`on ${kind} the provider is told later when it cannot be reached`, async () => {
    await using shop = await aShop(kind)
    const userId = await aSubscriber(shop)
    await shop.change(userId, { email: NEW, email_key: NEW })
    shop.line.before = async (question) => {
      if (question === 'setEmail') throw new Error('It is down.')
    }
    await passAnHour(shop)
    expect(shop.line.emails).toEqual([])
    shop.repair()
    await passAnHour(shop)
    expect(shop.line.emails).toEqual([[`sandbox_${userId}`, NEW]])
  })
}

async function aSubscriber(shop: Shop): Promise<string> {
  const userId = await shop.aMember()
  await shop.subscribe(userId, 'monthly')
  return userId
}

async function passAnHour({ database, reconciliation }: Shop): Promise<void> {
  await database.kysely
    .updateTable('users')
    .set((user) => ({ subscription_checked_at: user('subscription_checked_at', '-', HOUR + 1000) }))
    .execute()
  await reconciliation.run()
}
