import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const documents = globSync(['*.md', 'docs/**/*.md'], { cwd: root })
const textOf = (document: string): string => readFileSync(join(root, document), 'utf8')

describe('the documents', () => {
  it('link only to files and pictures that exist', () => {
    const broken = documents.flatMap((document) =>
      [...textOf(document).matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)]
        .map(([, link = '']) => join(dirname(document), link))
        .filter((path) => !existsSync(join(root, path)))
        .map((path) => `${document}: ${path}`),
    )
    expect(broken).toEqual([])
  })

  // Decisions are history and name files as they were then; the guide for areas names files of an example.
  it('name only files that exist in the description of the architecture and of the work', () => {
    const files = globSync('{contract,docs,faces,server,src,tests,tools}/**/*.{ts,tsx,js,md}', { cwd: root })
    const missing = ['ARCHITECTURE.md', 'CONTRIBUTING.md', 'README.md'].flatMap((document) =>
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
