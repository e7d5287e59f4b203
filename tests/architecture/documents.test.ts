import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const documents = globSync(['*.md', 'docs/**/*.md'], { cwd: root })
const textOf = (document: string): string => readFileSync(join(root, document), 'utf8')
/** As they stand in addresses. */
const headingsOf = (document: string) =>
  [...textOf(document).matchAll(/^#+ (.*)$/gm)].map(([, text = '']) =>
    text
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )

describe('the documents', () => {
  it('link only to files, pictures and headings that exist', () => {
    const broken = documents.flatMap((document) =>
      [...textOf(document).matchAll(/\]\(([^)#:]*)(?:#([^)]+))?\)/g)]
        .map(([, link, heading]) => ({ path: link ? join(dirname(document), link) : document, heading }))
        .filter(
          ({ path, heading }) =>
            !existsSync(join(root, path)) ||
            (path.endsWith('.md') && heading && !headingsOf(path).includes(heading)),
        )
        .map(({ path, heading = '' }) => `${document}: ${path}#${heading}`),
    )
    expect(broken).toEqual([])
  })

  // Decisions are history and name files as they were then; the guide for areas names files of an example.
  it('name only files that exist in the descriptions of the architecture, of the start and of the work', () => {
    const files = globSync('{contract,docs,faces,server,src,tests,tools}/**/*.{ts,tsx,js,md}', { cwd: root })
    const missing = [
      'ARCHITECTURE.md',
      'CONTRIBUTING.md',
      'README.md',
      'docs/start-of-the-console.md',
    ].flatMap((document) =>
      [...textOf(document).matchAll(/`([\w./-]+\/\w+\.(?:ts|tsx|js|md))`/g)]
        .map(([, path = '']) => path)
        .filter((path) => !files.some((file) => `/${file}`.endsWith(`/${path}`)))
        .map((path) => `${document}: ${path}`),
    )
    expect(missing).toEqual([])
  })

  it('list each decision once, in at most 15 words, with the status that its first lines say', () => {
    const line = /^\| \[\d+\]\((.+?)\) +\| (.+?) +\| (.+?) +\|$/gm
    const listed = [...textOf('docs/decisions/README.md').matchAll(line)]
    const written = documents
      .filter((document) => /decisions\/\d/.test(document))
      .map((document) => [basename(document), /^> (.+?):/m.exec(textOf(document))?.[1]?.toLowerCase()])
    const short = listed.filter(([, , decided = '']) => decided.split(' ').length <= 15)
    const status = (text = '') => (/^(rules|history)$/.test(text) ? undefined : text.toLowerCase())
    expect(short.map(([, file, , text]) => [file, status(text)]).toSorted()).toEqual(written.toSorted())
  })
})
