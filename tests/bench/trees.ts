import { sql } from 'kysely'
import { chromium, type Browser, type Page } from 'playwright'
import { consoleFolder } from '#tests/support/browser.ts'
import { storedSession } from '#tests/support/storedSession.ts'
import { startTestServer, type TestServer } from '#tests/support/testServer.ts'
import { longestTask } from './longestTask.ts'
import { settle } from './settle.ts'
import { machine } from './timing.ts'

/**
 * The longest task of each step in large trees: the editor of a menu of 300 entries, and the permissions of a role with 2,000
 * codes. Aim: no task over 50 ms of the processor. Needs a build of the console. BENCH_ROUNDS changes the run.
 */
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 3)
const [entries, codes] = [300, 2000]

type Step = readonly [name: string, take: (page: Page) => Promise<unknown>]

const nodes = (page: Page, name: string) => page.getByRole('tree', { name }).getByRole('treeitem')
const entry = (page: Page, at: number) =>
  nodes(page, 'Menu entries')
    .filter({ hasText: `Entry ${at} ` })
    .first()
const search = (page: Page, text: string) =>
  page.getByRole('searchbox', { name: /^Search (Menu entries|Permissions)$/ }).fill(text)

const menuSteps: readonly Step[] = [
  ['open all entries', (page) => page.getByRole('button', { name: 'Expand all' }).click()],
  ['choose an entry', (page) => entry(page, 12).click()],
  ['move it with the keyboard', (page) => entry(page, 12).press('Alt+ArrowDown')],
  ['drag it', (page) => entry(page, 12).dragTo(entry(page, 18), { targetPosition: { x: 60, y: 2 } })],
  ['search', (page) => search(page, 'Entry 1')],
  ['show all again', (page) => search(page, '')],
  [
    'preview as another role',
    (page) => page.getByRole('combobox', { name: 'As role' }).selectOption({ index: 3 }),
  ],
  ['close all entries', (page) => page.getByRole('button', { name: 'Collapse all' }).click()],
]
const roleSteps: readonly Step[] = [
  ['check an area', (page) => nodes(page, 'Permissions').filter({ hasText: 'Bench' }).first().click()],
  ['search', (page) => search(page, 'view')],
  ['check a permission', (page) => nodes(page, 'Permissions').filter({ hasText: '.view' }).nth(3).click()],
  ['show all again', (page) => search(page, '')],
  [
    'go to the last permission',
    async (page) => {
      await nodes(page, 'Permissions').first().locator('..').press('End')
    },
  ],
]

const server = await startTestServer('postgresql', consoleFolder)
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  console.log(`${machine()}; ${entries} entries, ${codes} codes, ${rounds} rounds`)
  await fill(server)
  const session = await storedSession(server, 'admin', { locale: 'en_US' })
  await measure(browser, session, '/System/menu', menuSteps)
  await measure(browser, session, '/System/role/create', roleSteps)
} finally {
  await browser.close()
  await server.stop()
}

/** Groups of ten entries below groups, until there are enough; and codes of one area. */
async function fill({ database: { db } }: TestServer): Promise<void> {
  await sql`
    insert into menu (_id, name, name_en, name_tc, parent, uri, "order", permission_code, sites)
    select 'bench' || n, 'Entry ' || n, 'Entry ' || n || ' of many', 'Entry ' || n,
      case when n % 11 = 0 then null else 'bench' || n - n % 11 end,
      '/bench/' || n, 100000 + n, 'dashboard.view', '[]'::jsonb
    from generate_series(0, ${entries}::int - (select count(*) from menu where deleted_at is null)::int - 1) n`.execute(
    db,
  )
  await sql`
    insert into permission (_id, name, name_en, name_tc, code, area, object, action)
    select 'bench.thing' || n / 5 || '.' || action, name, name, name, 'bench.thing' || n / 5 || '.' || action, 'bench', 'thing' || n / 5, action
    from generate_series(0, ${codes}::int - (select count(*) from permission where deleted_at is null)::int - 1) n,
      lateral (select (array['view', 'edit', 'create', 'remove', 'export'])[n % 5 + 1] as action) one,
      lateral (select 'Bench: Thing ' || n / 5 || ': ' || action as name) named`.execute(db)
}

async function measure(
  on: Browser,
  storageState: Awaited<ReturnType<typeof storedSession>>,
  hash: string,
  steps: readonly Step[],
): Promise<void> {
  const tasks: Record<string, number[]> = {}
  for (let turn = 0; turn < rounds; turn += 1) {
    const context = await on.newContext({ storageState, viewport: { width: 1440, height: 900 } })
    const page = await context.newPage()
    await page.goto(`${server.url}/#${hash}`)
    await nodes(page, hash === '/System/menu' ? 'Menu entries' : 'Permissions')
      .first()
      .waitFor()
    await settle(page)
    for (const [name, take] of steps) (tasks[name] ??= []).push(await longestTask(on, page, () => take(page)))
    await context.close()
  }
  console.log(hash)
  console.table(
    Object.fromEntries(
      Object.entries(tasks).map(([name, ms]) => [name, { best: Math.min(...ms), worst: Math.max(...ms) }]),
    ),
  )
}
