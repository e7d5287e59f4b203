import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync, type ESTree } from 'vite'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Verbs that a name without a subject begins with. Those that can be nouns too, such as `lists` and `names`, are not here. */
const verbs = new Set(
  `accepts adds admits allows asks begins brings can cannot carries closes comes contains copies costs counts covers cuts describes
  differ differs do does draws drops fetches finds follows forgets gets gives goes grows has have hears hides holds ignores is
  joins keeps knows leads leaves lets loses makes may measures merges moves must never notices offers opens passes pays
  prints proposes puts raises reaches reads refuses rejects remembers removes repeats replaces requires returns runs saves says
  sees sells sends sets shows speaks starts stays stops survives takes tells throws tries turns uses waits walks wants warns
  weighs would writes`.split(/\s+/),
)

/** The names of tests that neither a `describe` nor a subject of their own says anything about. */
const withoutSubject = (file: string, text: string): string[] =>
  topLevelNames(file, text).filter((name) => verbs.has(name.split(/[ ,]/)[0] ?? ''))

describe('the name of a test outside of any describe', () => {
  it('says what it is about before it says what that does', () => {
    const files = globSync('tests/**/*.test.{ts,tsx}', { cwd: root })
    const found = files.flatMap((file) =>
      withoutSubject(file, readFileSync(join(root, file), 'utf8')).map((name) => `${file}: ${name}`),
    )
    expect(found).toEqual([])
  })

  it.each([
    `it('refuses it', () => undefined)`,
    `it.each([1])('takes %i', () => undefined)`,
    `it.skipIf(isShort)('is long', () => undefined)`,
    'it(`has ${n}`, () => undefined)',
  ])('is found without a subject in %s', (text) => {
    expect(withoutSubject('a.test.ts', text)).toHaveLength(1)
    expect(withoutSubject('a.test.ts', `describe('a list', () => { ${text} })`)).toEqual([])
  })
})

function topLevelNames(file: string, text: string): string[] {
  return parseSync(file, text).program.body.flatMap((statement) => {
    if (statement.type !== 'ExpressionStatement' || statement.expression.type !== 'CallExpression') return []
    const { callee, arguments: given } = statement.expression
    return calledFirst(callee) === 'it' ? beginningOf(given[0]) : []
  })
}

/** What `it(`, `it.each([…])(` and `it.skipIf(…)(` begin with. */
function calledFirst(node: ESTree.Expression): string | undefined {
  if (node.type === 'Identifier') return node.name
  if (node.type === 'MemberExpression') return calledFirst(node.object)
  if (node.type === 'CallExpression') return calledFirst(node.callee)
  return node.type === 'TSInstantiationExpression' ? calledFirst(node.expression) : undefined
}

function beginningOf(node: ESTree.Argument | undefined): string[] {
  if (node?.type === 'Literal') return [String(node.value)]
  return node?.type === 'TemplateLiteral' ? [node.quasis[0]?.value.raw ?? ''] : []
}
