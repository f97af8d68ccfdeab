import { accounts } from './0001-accounts.ts'
import { library } from './0002-library.ts'
import { paymentsAndAdministration } from './0003-payments-and-administration.ts'
import { customerAddress } from './0004-customer-address.ts'
import { keysOfAccounts } from './0005-keys-of-accounts.ts'
import { secondFactors } from './0006-second-factors.ts'
import { apiTokens } from './0007-api-tokens.ts'
import { accountTotals } from './0008-account-totals.ts'
import { shares } from './0009-shares.ts'
import { marks } from './0010-marks.ts'
import { people } from './0011-people.ts'
import { listVersions } from './0012-list-versions.ts'
import { offers } from './0013-offers.ts'
import { keysByAccount } from './0014-keys-by-account.ts'
import { tags } from './0015-tags.ts'
import { marksWithoutTags } from './0016-marks-without-tags.ts'
import { sharedHistories } from './0017-shared-histories.ts'
import { tablesOfTexts } from './0018-tables-of-texts.ts'
import { itemsWithoutTexts } from './0019-items-without-texts.ts'
import type { Migration } from './migration.ts'

/** Forward only. A released migration never changes: add another one instead. */
export const MIGRATIONS: readonly Migration[] = [
  accounts,
  library,
  paymentsAndAdministration,
  customerAddress,
  keysOfAccounts,
  secondFactors,
  apiTokens,
  accountTotals,
  shares,
  marks,
  people,
  listVersions,
  offers,
  keysByAccount,
  tags,
  marksWithoutTags,
  sharedHistories,
  tablesOfTexts,
  itemsWithoutTexts,
]
