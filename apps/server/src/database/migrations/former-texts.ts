/** Tables that had columns with large texts before schema 18, and where these moved. */
export const FORMER_TEXTS = [
  { table: 'saved_lists', texts: 'list_texts', columns: ['words'], type: 'text not null', emptied: "''" },
  {
    table: 'list_versions',
    texts: 'version_texts',
    columns: ['words'],
    type: 'text not null',
    emptied: "''",
  },
  {
    table: 'saved_results',
    texts: 'result_texts',
    columns: ['recipe', 'combinations'],
    type: 'text',
    emptied: 'null',
  },
  { table: 'projects', texts: 'project_texts', columns: ['state'], type: 'text not null', emptied: "''" },
  { table: 'shares', texts: 'share_texts', columns: ['recipe', 'content'], type: 'text', emptied: 'null' },
] as const

export function formerName(column: string): string {
  return `former_${column}`
}
