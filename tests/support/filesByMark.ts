import { closeSync, globSync, openSync, readSync } from 'node:fs'

/** What a test file can say in its first line about when and where it runs (vitest.config.ts says what each means). */
const marks = [
  'embedded only',
  'both databases',
  'postgresql only',
  'in full runs',
  'longer in full runs',
  'own window',
] as const

type Mark = (typeof marks)[number]

/** Reads the first line of every test file. Returns a function for the files with a mark, sorted by name. Throws for an unknown mark. */
export function filesByMark(): (mark: Mark) => string[] {
  const found = globSync('tests/**/*.test.{ts,tsx}')
    .toSorted()
    .map((file) => ({ file, own: marksOf(file) }))
  return (mark) => found.filter(({ own }) => own.includes(mark)).map(({ file }) => file)
}

function marksOf(file: string): readonly string[] {
  const said = /^\/\/ @runs (.+)/.exec(beginningOf(file))?.[1]?.split(', ') ?? []
  const unknown = said.find((mark) => !marks.some((known) => known === mark))
  if (unknown !== undefined) throw new Error(`${file} says that it runs "${unknown}", which means nothing`)
  return said
}

function beginningOf(file: string): string {
  const open = openSync(file, 'r')
  try {
    const bytes = Buffer.alloc(200)
    return bytes.toString('utf8', 0, readSync(open, bytes))
  } finally {
    closeSync(open)
  }
}
