import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { basename, dirname, relative, resolve } from 'node:path'

import { answerForFaces } from '#server/app/plugins/answerForFaces.ts'

import { firstMigration } from './migration/migrationFile.js'
import { nounNames, plural, readable, snake } from './nounNames.js'
import { endWith, PlainError } from './plainError.js'
import { requireFree, writeNew } from './writeNew.js'

// `npm run new:package <id> [resource] [folder]`: creates a plugin with one resource as a package of its own, beside this
// project or in a folder that is named.

process.on('uncaughtException', endWith)

const [id = '', noun = 'item', place = `../${snake(id).replaceAll('_', '-')}`] = process.argv.slice(2)
if (!/^[a-z][A-Za-z0-9]*$/.test(id) || !/^[a-z][A-Za-z0-9]*$/.test(noun)) {
  throw new PlainError(
    'Name the plugin and its first resource: npm run new:package parking lot. ' +
      'Use letters and digits, beginning with a small letter.',
  )
}
const folder = resolve(place)
requireFree(folder)
const names = nounNames(id, noun)
const root = dirname(import.meta.dirname)
const { version, devDependencies, dependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
const tarball = `atrium-${version}.tgz`
mkdirSync(folder, { recursive: true })
process.chdir(folder)
writeNew(files(names))
// Its contract imports `atrium/contract`, which is not installed there yet.
answerForFaces()
writeNew({
  [`migrations/0001_${names.table}.sql`]: await firstMigration('src/contract.ts', names.short),
})
pack()
console.log(`  ${tarball}

Next:
  cd ${relative(root, folder)} && npm install && npm run build && npm test
  docs/plugins.md goes on from here.`)

/** Authors compile against Atrium, which is in no registry. */
function pack() {
  const { status, stderr } = spawnSync('npm', ['pack', '--silent', '--pack-destination', folder], {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new PlainError(stderr)
}

/** @param {readonly string[]} packages */
function versions(packages) {
  const all = { ...dependencies, ...devDependencies }
  return Object.fromEntries(packages.map((name) => [name, `^${all[name]}`]))
}

/** @param {ReturnType<typeof nounNames>} names */
function files({ short, table, path, title }) {
  const area = readable(id)
  return {
    'package.json': JSON.stringify({
      name: `atrium-${basename(folder)}`,
      version: '1.0.0',
      type: 'module',
      files: ['dist', 'migrations'],
      exports: { '.': './dist/plugin.js', './server': './dist/server.js' },
      scripts: {
        build: 'tsc',
        test: 'vitest run',
        'new:migration':
          'node --disable-warning=ExperimentalWarning --import atrium/types node_modules/atrium/tools/newMigration.js',
      },
      peerDependencies: versions(['kysely', 'react', 'react-admin', 'zod']),
      devDependencies: {
        ...versions([
          '@testing-library/dom',
          '@testing-library/react',
          // Atrium's sources are compiled with those of the package.
          ...Object.keys(devDependencies).filter((name) => name.startsWith('@types/')),
        ]),
        atrium: `file:${tarball}`,
        ...versions(['axe-core', 'jsdom', 'typescript', 'vitest']),
      },
      atrium: { plugin: id },
    }),
    'tsconfig.json': `{ "extends": "atrium/tsconfig.json", "include": ["src"] }`,
    'vitest.config.js': `
import { faces } from 'atrium/vite'

export default { plugins: [faces()], test: { environment: 'jsdom' } }
`,
    'src/contract.ts': `
import { crudRules, resource, text, viewAndEdit, type Area } from 'atrium/contract'
import { text as inWords } from 'atrium/words'

const title = inWords('${area}', '${area}', '${area}')
export const permissions = viewAndEdit('${id}', title)
declare module 'atrium/contract' {
  interface PluginPermissions extends Record<keyof typeof permissions, true> {}
}

/** ${title}. */
export const ${short} = resource({
  name: '${table}',
  path: '${path}',
  fields: { name: text({ required: true }), note: text({ max: 1000 }) },
  search: ['name'],
  can: crudRules('${id}.view', '${id}.edit'),
  screens: { columns: ['name', 'note'] },
  words: {
    name: inWords('${title}', '${title}', '${title} |||| ${plural(title)}'),
    fields: { name: inWords('名称', '名稱', 'Name'), note: inWords('备注', '備註', 'Note') },
  },
})

export const area = {
  id: '${id}',
  title,
  permissions,
  menu: [{ uri: '/${id}/${noun}', title, order: 900, can: '${id}.view' }],
  nouns: { ${noun === short ? short : `${noun}: ${short}`} },
} satisfies Area
`,
    'src/plugin.ts': `
import { definePlugin, messagesOf, nounsOf, nounWords } from 'atrium/kit'
import { area } from './contract.ts'

export default definePlugin({ area, version: '1.0.0', resources: nounsOf(area), messages: messagesOf(nounWords(area)) })
`,
    'src/server.ts': `
import { defineServerPlugin, migrationsIn } from 'atrium/server'
import { area } from './contract.ts'

export default defineServerPlugin({
  ...area,
  version: '1.0.0',
  migrations: migrationsIn(new URL('../migrations/', import.meta.url)),
  demo: () => [{ table: '${table}', rows: ['A1', 'A2'].map((name) => ({ _id: name, name })) }],
})
`,
    'test/plugin.test.ts': `
import { describePlugin } from 'atrium/testing'
import plugin from '../src/plugin.ts'

describePlugin(plugin)
`,
    'test/server.test.ts': `
// @vitest-environment node
import { list } from 'atrium/server'
import { startOperator } from 'atrium/serverTesting'
import { expect, it } from 'vitest'
import { ${short} } from '../src/contract.ts'
import server from '../src/server.ts'

it('has the rows of the demo', async () => {
  const operator = await startOperator([server])
  expect((await list(${short}, await operator.contextOf('admin'), {})).total).toBe(2)
  await operator.stop()
}, 300_000)
`,
  }
}
