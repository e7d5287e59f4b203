import { sql } from 'kysely'
import { chromium, type Page } from 'playwright'
import type { DatabaseKind } from '#tests/support/testDatabase.ts'
import { consoleFolder } from '#tests/support/browser.ts'
import { storedSession } from '#tests/support/storedSession.ts'
import { startTestServer, type TestServer } from '#tests/support/testServer.ts'
import { longestTask } from './longestTask.ts'
import { settle } from './settle.ts'
import { at, machine, round, sorted } from './timing.ts'

/**
 * What a list and a board of many problems cost in the browser and on the server. Each step of a retail manager is taken several
 * times, and its longest task measured in time of the processor. Then the requests that the steps sent are sent again. Aims: no task over 50 ms, p95 of the requests under 150 ms.
 * Needs a build of the console. BENCH_ROWS, BENCH_DATABASE (`pglite` or `postgresql`) and BENCH_ROUNDS change the run.
 */
const rows = Number(process.env['BENCH_ROWS'] ?? 100_000)
const kind = (process.env['BENCH_DATABASE'] ?? 'postgresql') as DatabaseKind
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5)
/** Statements have a time limit. */
const atOnce = 5_000
const list = '/RM/tourIssue/issueList'

type Step = readonly [name: string, take: (page: Page) => Promise<unknown>]

const to = (query: string) => (page: Page) =>
  page.evaluate((hash) => {
    location.hash = hash
  }, `${list}?${query}`)

const steps: readonly Step[] = [
  ['page 2', to('page=2&perPage=25')],
  ['page 3,000', to('page=3000&perPage=25')],
  ['100 rows', to('page=1&perPage=100')],
  ['filter by status', to(`perPage=100&filter=${encodeURIComponent('{"status":["assigned"]}')}`)],
  ['filter by severity', to(`perPage=100&filter=${encodeURIComponent('{"severity":[3]}')}`)],
  ['search', to(`perPage=100&filter=${encodeURIComponent('{"q":"灯"}')}`)],
  ['by due date', to('perPage=100&sort=due_at&order=ASC')],
  ['as a board', to('display=board')],
  ['filter the board', to(`display=board&filter=${encodeURIComponent('{"severity":[3]}')}`)],
  ['as a table', to('display=table')],
]

const server = await startTestServer(kind, consoleFolder)
try {
  console.log(`${machine()}; ${kind}, ${rows} problems, ${rounds} rounds`)
  await loadProblems(server)
  const { tasks, requests } = await inBrowser(server)
  console.table(Object.fromEntries(Object.entries(tasks).map(([step, ms]) => [step, summaryOf(ms)])))
  const { token = '' } = await server.as('gz.manager')
  for (const path of requests)
    console.log(await timesOf(`${server.url}${path}`, token), decodeURIComponent(path))
} finally {
  await server.stop()
}

/** Copies of the demo's problems at one site, each found a minute before the last. */
async function loadProblems({ database: { db } }: TestServer): Promise<void> {
  const { rows: columns } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_name = 'tour_problem' and is_generated = 'NEVER'
      and column_name not in ('_id', 'problem_no', 'found_at')`.execute(db)
  const others = sql.join(columns.map(({ name }) => sql.ref(name)))
  for (let start = 1; start <= rows; start += atOnce)
    await sql`
      insert into tour_problem (_id, problem_no, found_at, ${others})
      select 'B' || n, 'B' || lpad(n::text, 8, '0'), found_at - n * 60, ${others}
      from generate_series(${start}::int, ${Math.min(rows, start + atOnce - 1)}::int) n
      join (select *, row_number() over () - 1 as at, count(*) over () as many from tour_problem
        where site = '2' and deleted_at is null and _id not like 'B%') model on model.at = n % model.many`.execute(
      db,
    )
  await sql`vacuum analyze tour_problem`.execute(db)
}

async function inBrowser({ url, anonymous }: TestServer) {
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  })
  const storageState = await storedSession({ url, anonymous }, 'gz.manager', { locale: 'en_US' })
  const context = await browser.newContext({ storageState, viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  const requests = new Set<string>()
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.includes('/TourProblem') && request.method() === 'GET') requests.add(pathname + search)
  })
  const tasks: Record<string, number[]> = {}
  for (let turn = 0; turn < rounds; turn += 1) {
    await page.goto(`${url}/#${list}`)
    await page.reload()
    await settle(page)
    for (const [name, take] of steps) {
      ;(tasks[name] ??= []).push(await longestTask(browser, page, () => take(page)))
    }
  }
  await browser.close()
  return { tasks, requests }
}

function summaryOf(ms: readonly number[]) {
  return { best: Math.min(...ms), worst: Math.max(...ms) }
}

async function timesOf(address: string, token: string): Promise<string> {
  const times: number[] = []
  for (let turn = 0; turn < 40; turn += 1) {
    const started = performance.now()
    await (await fetch(address, { headers: { token } })).arrayBuffer()
    times.push(performance.now() - started)
  }
  const ms = sorted(times)
  return `median ${round(at(ms, 0.5))} ms, p95 ${round(at(ms, 0.95))} ms`
}
