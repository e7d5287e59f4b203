import { plural } from './nounNames.js'

/** @typedef {ReturnType<typeof import('./nounNames.js').nounNames>} Names */

/**
 * A resource: its fields, who may read and write it, its screens and its words.
 *
 * @param {Names} names
 * @param {{ constant: string, code: string }} words its constant, and the prefix of its permission codes
 */
export const contractText = ({ table, path, title }, { constant, code }) => `
import { text } from '#contract/fields.ts'
import { text as inWords } from '#contract/localText.ts'
import { crudRules, resource } from '#contract/resource.ts'

/** ${title}. */
export const ${constant} = resource({
  name: '${table}',
  path: '${path}',
  fields: { name: text({ required: true }), note: text({ max: 1000 }) },
  search: ['name'],
  can: crudRules('${code}.view', '${code}.edit'),
  screens: { columns: ['name', 'note'] },
  words: {
    name: inWords('${title}', '${title}', '${title} |||| ${plural(title)}'),
    fields: { name: inWords('名称', '名稱', 'Name'), note: inWords('备注', '備註', 'Note') },
  },
})
`

/**
 * A test of its calls.
 *
 * @param {string} path its path in the API
 * @param {string} half the file of the server half
 */
export const serverTestText = (path, half) => `
import { expect, it } from 'vitest'
import plugin from '#${half}'
import { serverForTests } from '#tests/support/serverForTests.ts'

const server = await serverForTests('pglite', undefined, {}, [plugin])

it('the list has what somebody adds', async () => {
  const admin = await server.as('admin')
  const added = await admin.create('${path}', { name: 'First' })
  expect(added).toMatchObject({ errcode: 0 })
  expect((await admin.list('${path}')).data.list).toContainEqual(added.data)
})
`
