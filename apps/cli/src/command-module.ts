/** The code of a command. */
export interface CommandModule {
  readonly help: string
  /** Takes the arguments behind the name of the command. */
  run(args: readonly string[], name: string): void | Promise<void>
}
