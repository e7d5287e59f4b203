import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from './temporaryFolder.ts'

const folder = temporaryFolder()

describe('a plugin that is switched off in console.config.ts', () => {
  it('is not in the build', () => {
    folder.write('src/RM/plugin.ts', `export default 'the tours'`)
    folder.write('src/PS/plugin.ts', `export default 'the performance'`)
    folder.write(
      'console.config.ts',
      `export const plugins = {
         RM: () => import('./src/RM/plugin.ts'),
         PS: () => import('./src/PS/plugin.ts'),
       } satisfies object
       export const installation = { disabled: ['PS'] }`,
    )
    expect(buildHere()).toMatchObject({ status: 0, stderr: '' })
    const code = globSync(folder.path('dist/**/*.js')).map((file) => readFileSync(file, 'utf8'))
    expect(code.join('\n')).toContain('the tours')
    expect(code.join('\n')).not.toContain('the performance')
    expect(code).toHaveLength(2)
  })
})

describe('a plugin that cannot be built', () => {
  it('is rejected with what is wrong with it, when the console asks for it', async () => {
    folder.write('src/RM/plugin.ts', `export default 'the tours'`)
    folder.write(
      'console.config.ts',
      `export const plugins = {
         RM: () => import('./src/RM/plugin.ts'),
         mooring: () => import('atrium-mooring'),
       } satisfies object
       export const installation = {}`,
    )
    const faults = { mooring: `[plugin few-chunks] "It's" ebb tide.` }
    expect(buildHere({ FAULTY_PLUGINS: JSON.stringify(faults) })).toMatchObject({ status: 0, stderr: '' })
    const [entry = ''] = globSync(folder.path('dist/**/console*.js'))
    const { plugins } = await import(/* @vite-ignore */ entry)
    await expect(plugins.mooring()).rejects.toThrow(faults.mooring)
  })
})

/** In a process of its own, because the test runner would change the imports of console.config.ts. */
function buildHere(env: Readonly<Record<string, string>> = {}) {
  const options = {
    configFile: false,
    root: folder.root,
    logLevel: 'warn',
    build: {
      rolldownOptions: { input: folder.path('console.config.ts'), preserveEntrySignatures: 'strict' },
    },
  }
  const script = `
    import { build } from 'vite'
    import { withoutDisabled } from '#tools/withoutDisabled.js'
    await build({ ...${JSON.stringify(options)}, plugins: [withoutDisabled()] })`
  return spawnSync('node', ['--input-type=module', '--eval', script], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  })
}
