export { csvChoicesOf } from './csv-choices.ts'
export { EXPORT_FILES, RESULT_EXPORTS, type ResultExport } from './export-files.ts'
export {
  FILE_BODY_TYPES,
  type FileFields,
  FileQuery,
  fieldsOfFile,
  ReadingReport,
} from './file-bodies.ts'
export { toFileNames } from './file-names.ts'
export {
  DEFAULT_FOLDER_COLOR,
  FOLDER_COLOR_NAMES,
  FOLDER_COLORS,
  Folder,
  type FolderColor,
  folders,
} from './folders.ts'
export {
  GENERATOR_LABELS,
  GENERATOR_MESSAGES,
} from './generator-texts.ts'
export {
  AccountQuery,
  canBeStored,
  Description,
  ITEM_FIELD_MESSAGES,
  ItemId,
  ItemParams,
  titleOf,
  ViewQuery,
} from './item-fields.ts'
export { ItemParts, type Items, itemsOf, toItems, toPreview } from './items.ts'
export {
  ListVersion,
  ListVersionWords,
  listVersions,
  MAX_LIST_VERSIONS,
  MAX_VERSIONS,
  VERSION_DAYS,
  VERSION_MINUTES,
} from './list-versions.ts'
export {
  MARK_MESSAGES,
  MARKED_KINDS,
  MAX_ITEM_TAGS,
  MAX_MARKED_ITEMS,
  MAX_TAGS,
  Mark,
  type MarkedItem,
  type MarkedKind,
  marks,
  Tag,
  toTagKey,
} from './marks.ts'
export {
  HISTORY_DAYS,
  HISTORY_ENTRIES,
  INVITATION_DAYS,
  JoinedProject,
  MAX_JOINED_PROJECTS,
  MAX_PROJECT_PEOPLE,
  PEOPLE_MESSAGES,
  ProjectEvent,
  ProjectPerson,
  people,
} from './people.ts'
export { Project, ProjectColumn, ProjectSummary, projects, type SentColumns } from './projects.ts'
export { SavedList, SavedListSummary, savedLists, WordHit, Words } from './saved-lists.ts'
export {
  CombinationCount,
  Combinations,
  NewCombinations,
  SavedResult,
  SavedResultRecipe,
  SavedResultSummary,
  savedResults,
  toCombinationCount,
} from './saved-results.ts'
export {
  MAX_SHARES,
  SHARE_KINDS,
  SHARE_MESSAGES,
  Share,
  SharedList,
  SharedProject,
  SharedResult,
  type ShareKind,
  shares,
} from './shares.ts'
export { SIGN_IN_TO_SAVE } from './sign-in-to-save.ts'
export { TRASH_KINDS, TrashedItem, type TrashKind, trash } from './trash.ts'
