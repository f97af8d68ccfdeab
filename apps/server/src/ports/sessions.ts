import type { Transaction } from '../database/database.ts'
import type { Client } from './client.ts'

export interface Sessions {
  /** Replaces the browser's earlier session. Returns the secret of the new one. */
  start(
    transaction: Transaction,
    userId: string,
    client: Client,
    replaced: string | null,
    hasSecondFactor?: boolean,
  ): Promise<string>
  endAll(transaction: Transaction, userId: string): Promise<void>
  endAllBut(transaction: Transaction, userId: string, tokenHash: string): Promise<void>
}

export interface SecondSteps {
  begin(transaction: Transaction, userId: string): Promise<string | null>
  endAll(transaction: Transaction, userId: string): Promise<void>
}
