import type { FastifyInstance } from 'fastify'
import type { Config } from '../config/config.ts'
import type { Database } from '../database/database.ts'
import { createIdempotency } from '../database/idempotency.ts'
import { createRoom, type RoomParts } from '../features/account-limits/room.ts'
import { createRoomStorage } from '../features/account-limits/storage.ts'
import { combinationRoutes } from '../features/combinations/routes.ts'
import { createCombinations } from '../features/combinations/service.ts'
import { folderRoutes } from '../features/folders/routes.ts'
import { createFolders } from '../features/folders/service.ts'
import { createFolderStorage } from '../features/folders/storage.ts'
import { markRoutes } from '../features/marks/routes.ts'
import { createMarks } from '../features/marks/service.ts'
import { createMarkStorage } from '../features/marks/storage.ts'
import { peopleRoutes } from '../features/people/routes.ts'
import { createPeople } from '../features/people/service.ts'
import { createPeopleStorage } from '../features/people/storage.ts'
import { projectRoutes } from '../features/projects/routes.ts'
import { createProjects } from '../features/projects/service.ts'
import { createProjectStorage } from '../features/projects/storage.ts'
import { createAllowance } from '../features/rate-limits/allowance.ts'
import { savedListRoutes } from '../features/saved-lists/routes.ts'
import { createSavedLists } from '../features/saved-lists/service.ts'
import { createSavedListStorage } from '../features/saved-lists/storage.ts'
import { listVersionRoutes } from '../features/saved-lists/versions/routes.ts'
import { createListVersions } from '../features/saved-lists/versions/service.ts'
import { savedResultRoutes } from '../features/saved-results/routes.ts'
import { createSavedResults } from '../features/saved-results/service.ts'
import { createSavedResultStorage } from '../features/saved-results/storage.ts'
import { shareRoutes } from '../features/shares/routes.ts'
import { createShares } from '../features/shares/service.ts'
import { createShareStorage } from '../features/shares/storage.ts'
import { targetRoutes } from '../features/targets/routes.ts'
import { createTargets } from '../features/targets/service.ts'
import { trashRoutes } from '../features/trash/routes.ts'
import { createTrash } from '../features/trash/service.ts'
import { createTrashStorage } from '../features/trash/storage.ts'
import { createPlanWorkers, type PlanWorkers } from '../plan-workers/plan-workers.ts'
import { type Account, changingAs } from '../ports/account.ts'
import type { AuditLog } from '../ports/audit-log.ts'
import type { MailQueue } from '../ports/mail.ts'
import type { Passwords } from '../ports/passwords.ts'
import type { RateLimits } from '../ports/rate-limits.ts'
import { createItemReading } from './item-reading.ts'

interface LibraryParts {
  readonly database: Database
  readonly config: Pick<Config, 'accountLimits'>
  readonly entitlementsFor: RoomParts['entitlementsFor']
  readonly mail: MailQueue
  readonly passwords: Passwords
  readonly rateLimits: RateLimits
  readonly auditLog: AuditLog
  readonly watchQueue: (name: string, depth: PlanWorkers['depth']) => void
}

export function assembleLibrary(
  app: FastifyInstance,
  { database, config, entitlementsFor, mail, watchQueue, ...guards }: LibraryParts,
): readonly { purge(): Promise<unknown> }[] {
  const roomParts = {
    storage: createRoomStorage(database),
    accountLimits: config.accountLimits,
    entitlementsFor,
  }
  const room = createRoom(roomParts)
  const roomForGuests = createRoom({ ...roomParts, isForGuests: true })
  const roomOf = ({ guest }: Account) => (guest === null ? room : roomForGuests)
  const storages = {
    lists: createSavedListStorage(database, { maxVersionBytes: config.accountLimits.bytes }),
    results: createSavedResultStorage(database),
    projects: createProjectStorage(database),
  }
  const listPartsOf = (account: Account) => ({
    storage: changingAs(storages.lists, account),
    room: roomOf(account),
    guestId: account.guest?.id,
  })
  const listsOf = (account: Account) => createSavedLists(listPartsOf(account))
  const lists = createSavedLists({ storage: storages.lists, room })
  const trash = createTrash({ storage: createTrashStorage(database) })

  const planWorkers = createPlanWorkers()
  watchQueue('counting', planWorkers.depth)
  app.addHook('onClose', () => planWorkers.close())
  const resultsOf = (account: Account) =>
    createSavedResults({ storage: changingAs(storages.results, account), room: roomOf(account), planWorkers })
  const results = createSavedResults({ storage: storages.results, room, planWorkers })
  const projectsOf = (account: Account) =>
    createProjects({ storage: changingAs(storages.projects, account), room: roomOf(account) })
  const projects = createProjects({ storage: storages.projects, room })

  const people = createPeople({
    storage: createPeopleStorage(database),
    mail,
    rateLimits: guards.rateLimits,
    room,
  })
  const shares = createShares({
    storage: createShareStorage(database),
    readItem: createItemReading({ lists, results, projects }),
    room,
    ...guards,
  })

  const megabytes = createAllowance({
    rateLimits: guards.rateLimits,
    rule: 'combinedMegabytesPerAccount',
    block: 4,
  })
  const combinations = createCombinations({
    columnsFor: (userId) => database.transaction((transaction) => room.columns(transaction, userId)),
    planWorkers,
    megabytes,
  })

  savedListRoutes(app, lists, listsOf)
  listVersionRoutes(app, (account) => createListVersions(listPartsOf(account)))
  savedResultRoutes(app, results, resultsOf)
  folderRoutes(app, createFolders({ storage: createFolderStorage(database), room }))
  projectRoutes(app, projects, { lists, results, projectsOf, listsOf, resultsOf })
  markRoutes(app, createMarks({ storage: createMarkStorage(database), room }))
  peopleRoutes(app, people)
  shareRoutes(app, shares, results.members)
  trashRoutes(app, trash)
  combinationRoutes(app, combinations)
  targetRoutes(app, createTargets(planWorkers))
  const versions = createListVersions({ storage: storages.lists, room })
  return [createIdempotency(database), trash, versions, people, shares, megabytes]
}
