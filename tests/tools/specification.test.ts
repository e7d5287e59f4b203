import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { temporaryFolder } from './temporaryFolder.ts'

const folder = temporaryFolder()
const tool = join(import.meta.dirname, '../../tools/specification.js')

/** Checks a map with this one row. */
function checkRow(row: string) {
  folder.write('docs/specification.md', `| sentence | state | shown by |\n| --- | --- | --- |\n${row}\n`)
  const { status, stdout, stderr } = spawnSync('node', [tool], { cwd: folder.root, encoding: 'utf8' })
  return { status, printed: stdout + stderr }
}

describe('the check of the map of the specification', () => {
  beforeEach(() => {
    folder.write('tests/console/a.test.ts', `it('shows a toast | or two', () => {})`)
    folder.write('docs/decisions/0029-deviations.md', '| 4   | target | open redirect |')
  })

  it.each([
    ['| Errors show a toast | written | `console/a.test.ts` shows a toast \\| or two |', '1 as written'],
    ['| Targets | decided 29.4 | `console/a.test.ts` shows a toast |', '1 decided'],
  ])('accepts %s', (row, printed) => {
    expect(checkRow(row)).toMatchObject({ status: 0, printed: expect.stringContaining(printed) })
  })

  it.each([
    ['a missing file', '| A | written | `console/b.test.ts` shows |', 'no test file "console/b.test.ts"'],
    ['a title that is gone', '| A | written | `console/a.test.ts` hides |', 'a.test.ts has no test "hides"'],
    ['no test', '| A | written | |', 'names no test'],
    ['an unknown state', '| A | waits | |', 'unknown state "waits"'],
    ['a decision that does not exist', '| A | decided 77 | `console/a.test.ts` shows |', 'no decision 77'],
    ['a line that the decision lacks', '| A | decided 29.5 | `console/a.test.ts` shows |', 'has no line 5'],
    ['an empty map', '', 'has no rows'],
  ])('refuses %s', (_, row, printed) => {
    expect(checkRow(row)).toMatchObject({ status: 1, printed: expect.stringContaining(printed) })
  })
})
