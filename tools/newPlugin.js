import { globSync, readFileSync, writeFileSync } from 'node:fs'

import { areaReferences } from './areaReferences.js'
import { nounNames, readable } from './nounNames.js'
import { firstMigration, migrationsOf, nextMigration } from './migration/migrationFile.js'
import { contractText } from './nounFiles.js'
import { endWith, PlainError } from './plainError.js'
import { requireFree, rewrite, writeNew } from './writeNew.js'

// `npm run new:plugin <id> [resource]`: creates a business area with one resource, in both halves, and its
// line in console.config.ts.

process.on('uncaughtException', endWith)

const config = 'console.config.ts'
const [id = '', noun = 'item'] = process.argv.slice(2)
const listed = requireNames()
const names = nounNames(id, noun)
writeNew(files(names))
writeNew({
  [nextMigration(migrationsOf(id), names.table)]: await firstMigration(
    `contract/${id}/${noun}.ts`,
    names.short,
  ),
})
writeFileSync(config, listed)
rewrite({ 'faces/areas.ts': areaReferences('.') })
console.log(`  ${config} (one line)

Next:
  npm run dev, sign in as admin, and open #/${id}/${noun}.
  Write the names in Chinese: of the area in contract/${id}/area.ts, of the resource in contract/${id}/${noun}.ts.
  Grant ${id}.view and ${id}.edit to the roles that need them; the system administrator has them.
  docs/plugins.md goes on from here.`)

/** Rejects invalid or taken names; returns the new text of console.config.ts. */
function requireNames() {
  if (!/^[A-Za-z][A-Za-z0-9]*$/.test(id) || !/^[a-z][A-Za-z0-9]*$/.test(noun)) {
    throw new PlainError(
      'Name the plugin and its first resource: npm run new:plugin parking lot. ' +
        'Use letters and digits, beginning with a letter.',
    )
  }
  const text = readFileSync(config, 'utf8')
  if (new RegExp(`^ *'?${id}'?:`, 'im').test(text)) {
    throw new PlainError(`${config} lists ${id} already. Choose another name.`)
  }
  const declared = globSync('contract/*/{area,publicParams}.ts').map((file) => readFileSync(file, 'utf8'))
  if (declared.some((codes) => codes.includes(`'${id}.`))) {
    throw new PlainError(
      `The console has permissions or parameters that begin with ${id}. already. Choose another name.`,
    )
  }
  for (const folder of [`src/plugins/${id}`, `server/plugins/${id}`, `contract/${id}`]) requireFree(folder)
  const line = `  ${id}: () => import('./src/plugins/${id}/plugin.ts'),\n`
  const added = text.replace(/^} satisfies Record<string/m, `${line}$&`)
  if (added === text) throw new PlainError(`${config} has no list of plugins that ends with "} satisfies".`)
  return added
}

/** @param {ReturnType<typeof nounNames>} names */
function files(names) {
  const { short, table } = names
  const title = readable(id)
  return {
    [`contract/${id}/area.ts`]: `
import type { Area } from '#contract/area.ts'
import { text } from '#contract/localText.ts'
import { viewAndEdit } from '#contract/resource.ts'
import { ${short} } from './${noun}.ts'

const title = text('${title}', '${title}', '${title}')
export const permissions = viewAndEdit('${id}', title)

export const area = {
  id: '${id}',
  title,
  permissions,
  menu: [{ uri: '/${id}/${noun}', title, order: 900, can: '${id}.view' }],
  nouns: { ${noun === short ? short : `${noun}: ${short}`} },
} satisfies Area

declare module '#contract/permission.ts' {
  interface PluginPermissions extends Record<keyof typeof permissions, true> {}
}
`,
    [`contract/${id}/${noun}.ts`]: contractText(names, { constant: short, code: id }),
    [`src/plugins/${id}/plugin.ts`]: `
import { area } from '#contract/${id}/area.ts'
import { definePlugin } from '#src/kit/base/plugin/definePlugin.ts'
import { messagesOf, nounWords } from '#src/providers/messagesOf.ts'
import { nounsOf } from '#src/kit/page/screens/nounsOf.ts'

export default definePlugin({ area, resources: nounsOf(area), messages: messagesOf(nounWords(area)) })
`,
    [`server/plugins/${id}/plugin.ts`]: `
import { area } from '#contract/${id}/area.ts'
import { defineServerPlugin } from '#server/http/defineServerPlugin.ts'
import { migrationsIn } from '#server/http/migrationsIn.ts'

export default defineServerPlugin({
  ...area,
  migrations: migrationsIn(new URL('./migrations/', import.meta.url)),
  demo: () => [{ table: '${table}', rows: ['A1', 'A2'].map((name) => ({ _id: name, name })) }],
})
`,
    [`tests/areas/${id}/expectations.ts`]: `
import { viewAndEdit, type Expectations } from '#tests/areas/expectations.ts'
import { group } from '#tests/areas/people.ts'
import { row } from '#tests/areas/rows.ts'

export const expectations = {
  mayOn: { ${short}: viewAndEdit(group, 'admin') },
  menu: [['900', '/${id}/${noun}', group]],
  rows: { ${short}: [row('A1', 'a row of the demo', group)] },
} satisfies Expectations
`,
  }
}
