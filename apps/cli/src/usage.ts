export const USAGE = `Usage: wordloom combine FILE... [options]   write every combination of one word of each file
       wordloom count FILE... [options]     write how many combinations that makes, and nothing else

A file has one word a line, in UTF-8, taken as it is: an empty line is an empty word. A file without lines is
left out. The words of the last file change fastest. FILE may be - for standard input, once.

  --separator S   put S between words
  --prefix P      put P before each combination
  --suffix S      put S after each combination
  --unique        keep the first of equal combinations and drop the later ones
  --from N        start with combination N, counted from 0
  --count N       stop after N combinations
  --shard I/N     only part I of N, counted from 1; all N parts, laid end to end, are the whole
  --format F      txt (default), csv or jsonl
  --help          write this
  --version       write the version

Write an argument that begins with a dash with an equals sign: --separator=--
`
