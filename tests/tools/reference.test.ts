import { describe, expect, it } from 'vitest'

import { examplesOf } from '#tools/examples.js'
import { groupsOf, partsText } from '#tools/faceText.js'
import { partText } from '#tools/referenceText.js'

describe('the reference for plugin authors', () => {
  it('has the members of an interface with their types and words, and what it extends', () => {
    expect(
      read(`
        /** A lot,
         * for cars.
         *
         * Not for bicycles. */
        export interface Lot<T> extends Base {
          /** Where. */
          readonly path: \`/\${string}\`
          /** Who may. */
          readonly can?: {
            readonly view: Rule
            readonly edit?: readonly Rule[]
          }
          /** Reads it. */
          parse(value: unknown): T
        }`),
    ).toBe(
      [
        '### Lot\n',
        'A lot, for cars.\n',
        'Not for bicycles.\n',
        'It also has everything that `Base` has.\n',
        '- `` path: `/${string}` ``\\\n  Where.',
        '- `can?: { view: Rule; edit?: Rule[] }`\\\n  Who may.',
        '- `parse(value: unknown): T`\\\n  Reads it.\n',
      ].join('\n'),
    )
  })

  it('tells what to call a function with, not what the compiler infers', () => {
    const text = read(`
      /** Text. */
      export function text<const O extends Options & { max?: number }>(options: O = {} as O) {}
      /** Ties. */
      export const tie = <P extends object>(to: Slot<P>, more?: number): Tie<P> => x
      const hidden = 1`)
    expect(text).toContain('```ts\ntext(options?: Options & { max?: number })\n```\n\nText.')
    expect(text).toContain('```ts\ntie<P>(to: Slot<P>, more?: number): Tie<P>\n```\n\nTies.')
    expect(text).not.toContain('hidden')
  })

  it('tells the members of a union apart where each has words', () => {
    expect(
      read(`/** Who. */ export type Who =\n /** All. */\n | { all: Who[] }\n /** One. */\n | 'one'`),
    ).toContain("Who.\n\n- `{ all: Who[] }`\\\n  All.\n- `'one'`\\\n  One.")
    expect(read(`/** Who. */ export type Who = 'all' | 'one'`)).toContain(
      "```ts\ntype Who = 'all' | 'one'\n```",
    )
  })

  it.each([
    [
      'a member has no words',
      `/** A lot. */ export interface Lot { id: string }`,
      'lot.ts: Lot, id: string has no doc',
    ],
    ['an export has no words', `import a from 'a'\nexport const lot = 1`, 'lot.ts: lot has no doc comment'],
    [
      'words stand elsewhere',
      `/** A lot. */ const other = 1\nexport const lot = other`,
      'lot.ts: lot has no doc',
    ],
    [
      'a member has no name',
      `/** A lot. */\nexport interface Lot {\n[key: string]: string }`,
      'lot.ts:3: the reference',
    ],
    [
      'a parameter has no name',
      `/** A. */ export const lot = ({ a }: A) => a`,
      'lot.ts:1: the reference cannot',
    ],
    ['something is exported from elsewhere', `export * from './a.ts'`, 'lot.ts:1: the reference cannot read'],
    [
      'one of a union alone has words',
      `/** A. */ export type A = /** 1. */ 1 | 2`,
      'lot.ts: A, 2 has no doc',
    ],
    ['it is no TypeScript', `export const = 1`, 'lot.ts: '],
    ['what it leaves out is gone', `/** A. */ export const a = 1`, 'lot.ts has no gone any more', ['gone']],
  ])('refuses to be made when %s', (_what, source, reason, without: string[] = []) => {
    expect(() => partText({ title: 'Lots', file: 'lot.ts', without }, source)).toThrow(reason)
  })
})

describe('the parts that a face shows', () => {
  const face = `// For authors.

// Forms
export { Input } from '#src/a.tsx'
export { Labelled } from '#src/b.tsx'
export type { Look } from '#src/a.tsx'

// Lists
export { Table } from '#src/c.tsx'
`
  const use = `import { Input, Labelled, Table } from 'atrium/screens'
import { Look } from 'elsewhere'
/** A form. */
export const Form = () => <Labelled><Input /></Labelled>
const more = 1
/** A list. */
const List = () => <Table />
`

  it('stand under its headings, with an example where it is used first', () => {
    const examples = examplesOf('use.tsx', use, 'atrium/screens')
    const text = partsText(
      'atrium/screens',
      groupsOf('face.ts', face),
      { examples, places: new Map() },
      ({ name }) => `It is ${name}.`,
    )
    expect(text).toBe(
      [
        '## Forms\n\nFrom `atrium/screens`.',
        '### Input\n\nIt is Input.\n\nIn this project: `#src/a.tsx`.\n\nExample: A form.',
        '```tsx\nconst Form = () => <Labelled><Input /></Labelled>\nconst more = 1\n```',
        '### Labelled\n\nIt is Labelled.\n\nIn this project: `#src/b.tsx`.\n\nExample: see [Input](#input).',
        '### Look\n\nIt is Look.\n\nIn this project: `#src/a.tsx`.',
        '## Lists\n\nFrom `atrium/screens`.',
        '### Table\n\nIt is Table.\n\nIn this project: `#src/c.tsx`.\n\nExample: A list.',
        '```tsx\nconst List = () => <Table />\n```\n',
      ].join('\n\n'),
    )
  })

  it('are refused without an example', () => {
    const examples = examplesOf('use.tsx', use.replace('Labelled, ', ''), 'atrium/screens')
    expect(() =>
      partsText('atrium/screens', groupsOf('face.ts', face), { examples, places: new Map() }, () => ''),
    ).toThrow('Labelled has no example')
  })
})

const read = (source: string): string =>
  partText({ title: 'Lots', file: 'lot.ts' }, source).replace('## Lots\n\nFrom `lot.ts`.\n\n', '')
