import type { Problem } from '@wordloom/targets'
import { UPLOAD_SUMMARY_TEXTS } from '@wordloom/uploads'

export const UPLOAD_TEXTS = {
  at: (file: string, problem: string) => `${file}: ${problem}`,
  oneFile: (command: string) => `Name one file: wordloom ${command} FILE.json --for TARGET.`,
  noTarget: (targets: readonly string[]) => `Name a target with --for: ${targets.join(', ')}.`,
  unknownTarget: (targets: readonly string[], target: string) =>
    `--for takes ${targets.join(', ')}, not '${target}'.`,
  noFolder: 'Name a folder with -o FOLDER, or use --check to write nothing.',
  unknownEncoding: (encodings: readonly string[], encoding: string, title: string) =>
    `--encoding takes ${encodings.join(' or ')} for ${title}, not '${encoding}'.`,
  unknownFormat: (format: string) => `--format takes csv or xlsx, not '${format}'.`,
  noWorkbook: (title: string) => `${title} takes no workbook. Leave out --format xlsx.`,
  workbookEncoding: 'A workbook has no encoding. Leave out --encoding or --format xlsx.',
  templateDecides: 'The template decides on the format. Leave out --format.',
  onlyTemplate: (option: string) =>
    `${option} says how a template is read. Leave it out, or give --template.`,
  templateHeader: 'A template has a header. Name its line, such as --header 3, or leave out --header.',
  noTemplate: (target: string) => `${target} has several blocks and no template. Leave out --template.`,
  noColumnKnown: (file: string, title: string) =>
    `${file}: no column of it is known. Use a template that you downloaded for ${title}.`,
  problem: (problem: Problem) =>
    `wordloom: ${problem.severity === 'warning' ? 'Warning: ' : ''}${UPLOAD_SUMMARY_TEXTS.problem(problem)}`,
  noOutput: 'Name a file with -o FILE, or use --check to write nothing.',
  written: (file: string) => `Written: ${file}`,
  nothingWritten: 'No problems found. Nothing was written.',
  unconfirmed: 'No import into an account has confirmed these files yet. docs/uploads.md says how you can.',
} as const
