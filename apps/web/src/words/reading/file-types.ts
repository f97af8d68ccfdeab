/** Files that the reader knows, for the file dialogs of browsers. */
export const READABLE_FILES =
  '.txt,.csv,.tsv,.tab,.json,.jsonl,.xlsx,.xlsm,text/plain,text/csv,text/tab-separated-values,application/json'
