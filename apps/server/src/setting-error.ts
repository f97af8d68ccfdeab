/** A setting that the server cannot start with. */
export class SettingError extends Error {
  override readonly name = 'SettingError'
}
