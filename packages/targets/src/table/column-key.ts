/** Two names that differ only in capitals, spaces, `_`, `-` or `.` are the same column to most programs. */
export function toColumnKey(name: string): string {
  return name.toLowerCase().replace(/[\s_.-]/g, '')
}
