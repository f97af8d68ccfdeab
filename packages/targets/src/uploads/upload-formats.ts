import { AMAZON } from './amazon.ts'
import { APPLE } from './apple.ts'
import { GOOGLE_ADS_CLIPBOARD } from './google-ads-clipboard.ts'
import { GOOGLE_ADS_EDITOR } from './google-ads-editor.ts'
import { GOOGLE_ADS_WEB } from './google-ads-web.ts'
import { MICROSOFT } from './microsoft.ts'
import type { UploadFormat } from './upload-format.ts'
import type { UploadFormatId } from './upload-format-ids.ts'

export const UPLOAD_FORMATS = {
  'google-ads-editor': GOOGLE_ADS_EDITOR,
  'google-ads-web': GOOGLE_ADS_WEB,
  'google-ads-clipboard': GOOGLE_ADS_CLIPBOARD,
  microsoft: MICROSOFT,
  amazon: AMAZON,
  'apple-ads': APPLE,
} as const satisfies Readonly<Record<UploadFormatId, UploadFormat>>
