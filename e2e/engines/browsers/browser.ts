/** An element as people know it: its role for assistive technology and its accessible name. */
export interface Control {
  readonly role: 'button' | 'checkbox' | 'field' | 'link' | 'menuitem' | 'radio' | 'region'
  readonly name: string
  /** The name may continue, for example with a count. */
  readonly isPrefix?: boolean
}

export type Key = 'Backspace' | 'Control' | 'End' | 'Enter' | 'Escape' | 'Home' | 'Shift' | 'Tab'

export interface Size {
  readonly width: number
  readonly height: number
}

export interface Browser {
  readonly downloads: string
  open(url: string): Promise<void>
  reload(): Promise<void>
  /** Runs a function in the page. It can't use anything from outside. */
  call<Args extends readonly unknown[], Result>(
    inPage: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>
  click(control: Control): Promise<void>
  type(text: string): Promise<void>
  press(...keys: readonly (Key | string)[]): Promise<void>
  resize(size: Size): Promise<void>
  screenshot(): Promise<Uint8Array>
  close(): Promise<void>
}

export interface Engine {
  readonly name: string
  isInstalled(): boolean
  start(): Promise<Browser>
}

export const DESKTOP: Size = { width: 1280, height: 720 }

export const TIMEOUT_MS = 30_000
