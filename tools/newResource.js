import { existsSync, readFileSync, readdirSync } from 'node:fs'

import { nounNames, upperFirst } from './nounNames.js'
import { contractText, messagesText, screensText, tableText } from './nounFiles.js'
import { endWith, PlainError } from './plainError.js'
import { indented, writeNew } from './writeNew.js'

// `npm run new:resource <noun> [plugin]`: a noun with its table and screens, for a plugin or for the console's own. What
// existing files need is printed: they are somebody's work.

process.on('uncaughtException', endWith)

const [noun = '', area = ''] = process.argv.slice(2)
if (!/^[a-z][A-Za-z0-9]*$/.test(noun)) {
  throw new PlainError('Name the noun, and its plugin if it has one: npm run new:resource lot parking.')
}
if (area && !existsSync(`src/plugins/${area}/plugin.ts`)) {
  throw new PlainError(`There is no plugin ${area}. npm run new:plugin ${area} ${noun} makes it.`)
}
const names = nounNames(area, noun)
const { name, table } = names
const prefix = upperFirst(name)
const code = area ? `${area}.${table.replace(`${area.toLowerCase()}_`, '')}` : table
const route = area ? `${area}/${noun}` : `<area>/${noun}`
const half = `server/plugins/${area}/plugin.ts`
const hasHalf = area !== '' && existsSync(half)
const migration = `${nextNumber()}_${table}`
const catalogue = hasHalf ? `contract/${area}.ts` : 'contract/permission.ts'

writeNew({
  [`contract/${name}.ts`]: `
import { text } from './field.ts'
import { keptBy, resource } from './resource.ts'
${contractText(names, code)}`,
  ...(hasHalf
    ? { [`server/plugins/${area}/${name}Table.ts`]: `export const ${name}Table = \`${tableText(names)}\`\n` }
    : { [`server/db/migrations/${migration}.sql`]: `${tableText(names).replace(/^ {2}/gm, '')}\n` }),
  [`src/resources/${name}/screens.tsx`]: screensText(names, { file: name, prefix }),
  [`src/resources/${name}/messages.ts`]: messagesText(names, route),
  [`tests/server/${name}.test.ts`]: testText(),
})
const console_ = `src/plugins/${area || '<area>'}`
tell({
  [catalogue]: hasHalf
    ? [
        `'${code}.view': { zh_CN: '', zh_TW: '', en_US: '' },`,
        `'${code}.edit': { zh_CN: '', zh_TW: '', en_US: '' },`,
      ]
    : [`'${code}.view',`, `'${code}.edit',`],
  ...(hasHalf
    ? { [half]: [`resources: [${name}],`, `migrations: { '${migration}': ${name}Table },`] }
    : { 'contract/index.ts': [`${name},`] }),
  [`${console_}/plugin.ts`]: [
    `defineResource({ name: '${route}', contract: ${name}, list: screen('${prefix}List'), create: screen('${prefix}Create'), edit: screen('${prefix}Edit'), show: screen('${prefix}Show') }),`,
  ],
  [`${console_}/screens.ts`]: [`export * from '#src/resources/${name}/screens.tsx'`],
  [`${console_}/messages`]: [`the words of src/resources/${name}/messages.ts, in each language`],
})

/** @param {Record<string, string[]>} lines what to add, by file */
function tell(lines) {
  console.log('\nAdd:')
  for (const [file, added] of Object.entries(lines))
    console.log(`  ${file}\n${added.map(indented).map(indented).join('\n')}`)
}

/** Of the migrations among which it will stand. */
function nextNumber() {
  const known = hasHalf
    ? [...readFileSync(half, 'utf8').matchAll(/'(\d{4})_\w+':/g)].map(([, number]) => number)
    : readdirSync('server/db/migrations').map((file) => file.slice(0, 4))
  return String(Math.max(0, ...known.map(Number)) + 1).padStart(4, '0')
}

function testText() {
  return `
import { afterAll, beforeAll, expect, it } from 'vitest'
${hasHalf ? `import plugin from '#server/plugins/${area}/plugin.ts'\n` : ''}import { startTestServer, type TestServer } from '#tests/support/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer(${hasHalf ? `'pglite', undefined, {}, [plugin]` : ''})
})
afterAll(() => server.stop())

it('what somebody adds stands in the list', async () => {
  const admin = await server.as('admin')
  const { data } = await admin.create('${names.path}', { name: 'First' })
  expect((await admin.list('${names.path}')).data.list).toContainEqual(data)
})
`
}
