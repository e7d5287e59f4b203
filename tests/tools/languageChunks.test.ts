import { build, type Rolldown } from 'vite'
import { describe, expect, it } from 'vitest'
import { faces } from '#tools/faces.js'
import { languageChunks } from '#tools/languageChunks.js'
import { temporaryFolder } from './temporaryFolder.ts'

const folder = temporaryFolder()

/** Builds a console with one plugin; the scripts by the module that they were made from. */
async function built(words: string, manifest: string): Promise<readonly Rolldown.OutputChunk[]> {
  folder.write('words.ts', words)
  folder.write('plugin.ts', manifest)
  const { output } = (await build({
    configFile: false,
    root: folder.root,
    logLevel: 'silent',
    plugins: [faces(), languageChunks()],
    build: {
      write: false,
      rollupOptions: { input: folder.path('plugin.ts'), preserveEntrySignatures: 'strict' },
    },
  })) as Rolldown.RolldownOutput
  return output.filter((one) => one.type === 'chunk')
}

const texts = `messagesOf({}, { parking: { full: text('停车场已满', '停車場已滿', 'The car park is full') } })`
const imports = `import { messagesOf } from 'atrium/kit'\nimport { text } from 'atrium/words'\n`

describe('the texts of a plugin', () => {
  it.each([
    [
      `${imports}export default ${texts}`,
      `import words from './words.ts'\nexport default { messages: words }`,
    ],
    ['', `${imports}export default { messages: ${texts} }`],
  ])('become a script for each language, and none is in the manifest: %j, %j', async (words, manifest) => {
    const chunks = await built(words, manifest)
    const files = ['停车场已满', '停車場已滿', 'The car park is full'].flatMap((sentence) =>
      chunks.filter(({ code }) => code.includes(sentence)).map(({ fileName }) => fileName),
    )
    expect([files.length, new Set(files).size]).toEqual([3, 3])
    expect(chunks.find(({ isEntry }) => isEntry)?.code).not.toMatch(/car park|停/)
  })

  it('are refused by the build where the manifest would have all languages', async () => {
    for (const manifest of [`{ more: ${texts} }`, `{ messages: ${texts}, more: ${texts} }`]) {
      const building = built('', `${imports}export default ${manifest}`)
      await expect(building).rejects.toThrow('be the messages of the manifest')
    }
  })

  it('are run once for all builds', async () => {
    folder.write(
      'words.ts',
      `${imports}globalThis.textRuns = (globalThis.textRuns ?? 0) + 1\nexport default ${texts}`,
    )
    const chunks = languageChunks()
    const both = [1, 2].map(() =>
      build({
        configFile: false,
        root: folder.root,
        logLevel: 'silent',
        plugins: [faces(), chunks],
        build: { write: false, rolldownOptions: { input: folder.path('words.ts') } },
      }),
    )
    await Promise.all(both)
    expect(globalThis).toHaveProperty('textRuns', 1)
  })
})
