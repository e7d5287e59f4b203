import { readFileSync, writeFileSync } from 'node:fs'

import { nounNames, lowerStart, readable } from './nounNames.js'
import { contractText, messagesText, screensText, tableText } from './nounFiles.js'
import { endWith, PlainError } from './plainError.js'
import { demandFree, writeNew } from './writeNew.js'

// `npm run new:plugin <id> [noun]`: a business area with one noun, in both halves, and its line in console.config.ts.

process.on('uncaughtException', endWith)

const config = 'console.config.ts'
const [id = '', noun = 'item'] = process.argv.slice(2)
const listed = demandNames()
writeNew(files(nounNames(id, noun)))
writeFileSync(config, listed)
console.log(`  ${config} (one line)

Next:
  npm run dev, sign in as admin, and open #/${id}/${noun}.
  Write the names in Chinese: contract/${id}.ts, src/plugins/${id}/plugin.ts and messages.ts.
  Grant ${id}.view and ${id}.edit to the roles that need them; the system administrator has them.
  A field more is a line in contract/${id}.ts, a new migration in server/plugins/${id}/plugin.ts, and its words.`)

/** Refuses what cannot be; answers the new text of console.config.ts. */
function demandNames() {
  if (!/^[A-Za-z][A-Za-z0-9]*$/.test(id) || !/^[a-z][A-Za-z0-9]*$/.test(noun)) {
    throw new PlainError(
      'Name the plugin, and its first noun: npm run new:plugin parking lot. Letters and digits, beginning with a letter.',
    )
  }
  const text = readFileSync(config, 'utf8')
  if (new RegExp(`^ *'?${id}'?:`, 'im').test(text)) {
    throw new PlainError(`${config} lists ${id} already. Choose another name.`)
  }
  if (new RegExp(`^ *'${id}[.]`, 'm').test(readFileSync('contract/permission.ts', 'utf8'))) {
    throw new PlainError(`The console has permissions that begin with ${id}. already. Choose another name.`)
  }
  for (const folder of [`src/plugins/${id}`, `server/plugins/${id}`]) demandFree(folder)
  const line = `  ${id}: () => import('./src/plugins/${id}/plugin.ts'),\n`
  const added = text.replace(/^} satisfies Record<string/m, `${line}$&`)
  if (added === text) throw new PlainError(`${config} has no list of plugins that ends with "} satisfies".`)
  return added
}

/** @param {ReturnType<typeof nounNames>} names */
function files(names) {
  const { name, table } = names
  const codes = `${lowerStart(id)}Permissions`
  const title = readable(id)
  return {
    [`contract/${id}.ts`]: `
import { text } from './field.ts'
import { keptBy, resource } from './resource.ts'

declare module './permission.ts' {
  interface PluginPermissions extends Record<keyof typeof ${codes}, true> {}
}

export const ${codes} = {
  '${id}.view': { zh_CN: '${names.title}·查看', zh_TW: '${names.title}·檢視', en_US: '${names.title}: view' },
  '${id}.edit': { zh_CN: '${names.title}·编辑', zh_TW: '${names.title}·編輯', en_US: '${names.title}: edit' },
}
${contractText(names, id)}`,
    [`src/plugins/${id}/plugin.ts`]: `
import { ${name}, ${codes} } from '#contract/${id}.ts'
import { definePlugin } from '#src/kit/definePlugin.ts'
import { defineResource } from '#src/kit/defineResource.ts'
import { messagesOf } from '#src/kit/messagesOf.ts'
import { screensOf } from '#src/kit/screensOf.ts'

const screen = screensOf(() => import('./screens.tsx'))
const screens = { list: screen('List'), create: screen('Create'), edit: screen('Edit'), show: screen('Show') }
const title = { zh_CN: '${title}', zh_TW: '${title}', en_US: '${title}' }

export default definePlugin({
  id: '${id}',
  api: 1,
  title,
  permissions: ${codes},
  resources: [defineResource({ name: '${id}/${noun}', contract: ${name}, ...screens })],
  menu: [{ uri: '/${id}/${noun}', title, icon: 'folder', can: '${id}.view' }],
  messages: messagesOf(() => import('./messages.ts')),
})
`,
    [`src/plugins/${id}/screens.tsx`]: screensText(names, { file: id, prefix: '' }),
    [`src/plugins/${id}/messages.ts`]: messagesText(names, `${id}/${noun}`),
    [`server/plugins/${id}/plugin.ts`]: `
import { ${name}, ${codes} } from '#contract/${id}.ts'
import { defineServerPlugin } from '#server/plugins/defineServerPlugin.ts'

const table = \`${tableText(names)}\`

export default defineServerPlugin({
  id: '${id}',
  permissions: ${codes},
  resources: [${name}],
  migrations: { '0001_${table}': table },
  demo: () => [{ table: '${table}', rows: ['A1', 'A2'].map((name) => ({ _id: name, name })) }],
})
`,
    [`tests/plugins/${id}.test.ts`]: `
import { describePlugin } from '#src/kit/testing/describePlugin.ts'
import plugin from '#src/plugins/${id}/plugin.ts'
import { shippedPlugins } from '#tests/support/shippedPlugins.ts'

describePlugin(plugin, { beside: shippedPlugins })
`,
  }
}
