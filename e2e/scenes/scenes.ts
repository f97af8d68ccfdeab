import { ACCOUNT_SCENES } from './account.ts'
import { ADMINISTRATION_SCENES } from './administration.ts'
import { GENERATOR_SCENES } from './generator.ts'
import { LIBRARY_SCENES } from './library.ts'
import { PEOPLE_SCENES } from './people.ts'
import { PUBLIC_SCENES } from './public.ts'
import { READING_SCENES } from './reading.ts'
import { ROW_SCENES } from './rows.ts'
import type { Scene } from './scene.ts'
import { SHARING_SCENES } from './sharing.ts'
import { SUBSCRIPTION_SCENES } from './subscription.ts'
import { TOOL_SCENES } from './tools.ts'
import { UPLOAD_SCENES } from './tools-uploads.ts'
import { VERSION_SCENES } from './versions.ts'

export const SCENES: readonly Scene[] = [
  ...GENERATOR_SCENES,
  ...ROW_SCENES,
  ...PUBLIC_SCENES,
  ...TOOL_SCENES,
  ...UPLOAD_SCENES,
  ...READING_SCENES,
  ...LIBRARY_SCENES,
  ...ACCOUNT_SCENES,
  ...PEOPLE_SCENES,
  ...VERSION_SCENES,
  ...SHARING_SCENES,
  ...SUBSCRIPTION_SCENES,
  ...ADMINISTRATION_SCENES,
]
