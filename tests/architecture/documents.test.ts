import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const documents = globSync(['*.md', 'docs/**/*.md'], { cwd: root })
const present = globSync('{*,docs/{security,start-of-the-console}}.md', { cwd: root })
const textOf = (document: string): string => readFileSync(join(root, document), 'utf8')
const headings = documents.flatMap((document) =>
  [...textOf(document).matchAll(/^#+ (.*)$/gm)].map(([, text = '']) => {
    const words = text.toLowerCase().replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    return `${document}#${words.replaceAll(' ', '-')}`
  }),
)

describe('the documents', () => {
  it('link only to files, pictures and headings that exist', () => {
    const broken = documents.flatMap((document) =>
      [...textOf(document).matchAll(/\]\(([^)#:]*)(#[^)]+)?\)/g)]
        .map(([, link, heading = '']) => (link ? join(dirname(document), link) : document) + heading)
        .filter((place) => !headings.includes(place) && !existsSync(join(root, place)))
        .map((place) => `${document}: ${place}`),
    )
    expect(broken).toEqual([])
  })

  // Decisions are history and name files as they were then; the guide for areas names files of an example.
  it('name only files that exist in what they say about the present', () => {
    const files = globSync('{contract,docs,faces,server,src,tests,tools}/**/*.{ts,tsx,js,md}', { cwd: root })
    const named = present.flatMap((document) =>
      [...textOf(document).matchAll(/`([\w./-]+\/[\w.]+\.(?:ts|tsx|js|md))`/g)].map(([, path]) => path),
    )
    expect(named.length).toBeGreaterThan(200)
    expect(named.filter((path) => !files.some((file) => `/${file}`.endsWith(`/${path}`)))).toEqual([])
  })

  it('list each decision once, in at most 15 words, with the status that its first lines say', () => {
    const line = /^\| \[\d+\]\((.+?)\) +\| (?:\S+ ){1,15} *\| (?:history|(.+?)) +\|$/gm
    const listed = [...textOf('docs/decisions/README.md').matchAll(line)]
    const written = globSync('docs/decisions/0*.md', { cwd: root }).map((document) => {
      const changed = /^> (.+?):/m.exec(textOf(document))?.[1]
      return [basename(document), changed?.toLowerCase() ?? 'rules']
    })
    expect(listed.map(([, file, status = 'rules']) => [file, status]).toSorted()).toEqual(written.toSorted())
  })
})
