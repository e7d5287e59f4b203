import { expect, it } from 'vitest'
import { moduleReach } from '#tools/moduleReach.js'
import { temporaryFolder } from './temporaryFolder.ts'

const folder = temporaryFolder()

it('a screen cannot run without what it imports, with the styles, and can without what it loads later', async () => {
  folder.write('index.html', '<script type="module" src="/start.ts"></script>')
  folder.write('start.ts', `marks.push(() => import('./screen.ts'))`)
  folder.write(
    'screen.ts',
    `import styles from './screen.module.css'\nimport './page.css'\nmarks.push(styles)`,
  )
  folder.write('screen.module.css', '.screen { color: red }')
  folder.write('page.css', 'body { color: blue }')
  const reach = await moduleReach(() => [])(folder.root)
  const files = (entry: string) =>
    [...(reach.get(folder.path(entry)) ?? [])].map((id) => id.slice(folder.root.length + 1)).toSorted()
  expect(files('screen.ts')).toEqual(['page.css', 'screen.module.css', 'screen.ts'])
  expect(files('index.html')).not.toContain('screen.ts')
})
