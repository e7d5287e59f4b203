import { plural } from './nounNames.js'

/** @typedef {ReturnType<typeof import('./nounNames.js').nounNames>} Names */

/**
 * The contract of a resource, without its imports.
 *
 * @param {Names} names
 * @param {{ constant: string, code: string }} words its constant, and the prefix of its permission codes
 */
export const contractText = ({ table, path, title }, { constant, code }) => `
/** ${title}. */
export const ${constant} = resource({
  name: '${table}',
  path: '${path}',
  fields: { name: text({ required: true }), note: text({ max: 1000 }) },
  search: ['name'],
  can: crudRules('${code}.view', '${code}.edit'),
})
`

/** The SQL of its table.
 *
 * @param {Names} names
 */
export const tableText = ({ table }) => `
      create table ${table} (
        _id text primary key, name text not null, note text,
        search_text text generated always as (search_form(name)) stored);
      select add_common_columns('${table}');`

/**
 * Its screens.
 *
 * @param {{ constant: string, file: string }} words its constant, and the file of the contract that exports
 * it
 */
export const screensText = ({ constant, file }) => `
import { ${constant} } from '#contract/${file}.ts'
import { resourceScreens } from '#src/kit/screens/resourceScreens.tsx'

/** What is not written here follows from the contract. */
export const ${constant}Screens = resourceScreens(${constant}, { columns: ['name', 'note'] })
`

/**
 * What it is called, in three languages.
 *
 * @param {Names} names
 * @param {string} constant of its contract
 */
export const wordsText = ({ noun, title }, constant) => `
import { text } from '#contract/localText.ts'
import { words } from '#contract/words.ts'
import { ${constant} } from './${noun}.ts'

export const ${constant}Words = words(${constant}, {
  name: text('${title}', '${title}', '${title} |||| ${plural(title)}'),
  fields: { name: text('名称', '名稱', 'Name'), note: text('备注', '備註', 'Note') },
})
`

/**
 * The texts of a plugin with this resource.
 *
 * @param {string} constant of its contract
 * @param {string} route its name in the console
 */
export const pluginWordsText = (constant, route) => `
import { ${constant}Words } from '#contract/${route}.words.ts'
import { messagesOf } from '#src/kit/messagesOf.ts'

export default messagesOf({ '${route}': ${constant}Words })
`

/**
 * A test of its calls.
 *
 * @param {string} path its path in the API
 * @param {string} half the file of the server half
 */
export const serverTestText = (path, half) => `
import { afterAll, beforeAll, expect, it } from 'vitest'
import plugin from '#${half}'
import { startTestServer, type TestServer } from '#tests/support/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer('pglite', undefined, {}, [plugin])
})
afterAll(() => server.stop())

it('lists what somebody adds', async () => {
  const admin = await server.as('admin')
  const added = await admin.create('${path}', { name: 'First' })
  expect(added).toMatchObject({ errcode: 0 })
  expect((await admin.list('${path}')).data.list).toContainEqual(added.data)
})
`
