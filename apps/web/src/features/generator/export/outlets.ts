import type { ExportFormat } from '@wordloom/engine'
import type { LoomState } from '../loom/loom.ts'
import type { Store } from '../loom/store.ts'
import type { WeaverLink } from '../loom/weaver-link.ts'
import { copyAll } from './copier.ts'
import { Exporter } from './exporter.ts'

export class Outlets {
  readonly #store: Store<LoomState>
  readonly #exporter: Exporter

  constructor(store: Store<LoomState>) {
    this.#store = store
    this.#exporter = new Exporter(store)
  }

  async copyAll(link: WeaverLink): Promise<void> {
    await copyAll(this.#store, link)
  }

  async exportAs(link: WeaverLink, format: ExportFormat): Promise<void> {
    await this.#exporter.start(link, format)
  }

  cancelExport(): void {
    this.#exporter.cancel()
  }

  dismissExport(): void {
    this.#exporter.dismiss()
  }
}
