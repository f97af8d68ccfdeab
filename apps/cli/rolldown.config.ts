/** Each file takes time to open, so the code that most commands share is in a few files. */
const groups = [
  { name: 'engine', test: /packages\/engine\/src\// },
  {
    name: 'shared',
    test: /apps\/cli\/src\/(?:(?:input|output|recipe)\/|[\w-]+\.ts$)|packages\/reading\/src\//,
    minShareCount: 3,
  },
]

/** CommonJS starts faster than ES modules. The second input also starts in threads. */
export default {
  input: ['src/start.ts', 'src/mcp-main.ts'],
  platform: 'node',
  output: {
    dir: 'build',
    format: 'cjs',
    minify: true,
    entryFileNames: '[name].cjs',
    chunkFileNames: '[name].cjs',
    codeSplitting: { groups },
  },
}
