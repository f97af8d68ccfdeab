import type { DocumentFormat } from '../../compute/export/export-choices.ts'
import type { PlanClient } from '../../compute/plan-client.ts'
import type { GeneratorState } from '../generator-state.ts'
import type { Store } from '../store.ts'
import { copyAll } from './copier.ts'
import { Exporter } from './exporter.ts'

export class CopyAndExport {
  readonly #store: Store<GeneratorState>
  readonly #exporter: Exporter

  constructor(store: Store<GeneratorState>) {
    this.#store = store
    this.#exporter = new Exporter(store)
  }

  async copyAll(plan: PlanClient): Promise<void> {
    await copyAll(this.#store, plan)
  }

  async exportAs(plan: PlanClient, format: DocumentFormat): Promise<void> {
    await this.#exporter.start(plan, format)
  }

  cancelExport(): void {
    this.#exporter.cancel()
  }

  dismissExport(): void {
    this.#exporter.dismiss()
  }
}
