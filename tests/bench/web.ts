import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium, type Browser } from 'playwright'
import { coldLink, coldList, viewport, type ColdLink, type Pace } from './web/coldLink.ts'
import { expected } from '#tests/areas/gathered.ts'
import { startAtrium } from './web/startAtrium.ts'
import { startStarter } from './web/startStarter.ts'
import type { Subject } from './web/subject.ts'
import { warmSteps } from './web/warmSteps.ts'
import { at, machine, round, sorted } from './timing.ts'

/**
 * What a person waits for in the browser, beside the stock react-admin starter: a cold link to a list, long lists, going to
 * and fro, signing in. Both are built for production and measured in turn, in one Chromium; the figures are medians. Slow
 * is 1.6 Mbps, 150 ms and a processor four times slower. Then one list of each area is opened cold. BENCH_ROUNDS and
 * BENCH_WATERFALL=1, which prints the requests of a cold link, change the run. Needs a build of the console.
 */
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5)
const slowRounds = Math.max(1, Math.ceil(rounds / 2))
const rows = 2_000

const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'
const browser = await chromium.launch({
  // Chromium's tools, by which it is driven, keep the stack of each request, for which it would parse the functions once more.
  // In the browser of a person nothing does.
  args: ['--no-sandbox', '--js-flags=--no-enable-lazy-source-positions'],
  ...(existsSync(executablePath) ? { executablePath } : {}),
})
// A build for a start has only what is compressed quickly.
spawnSync('node', ['tools/compressBest.js'], { stdio: 'inherit' })
const atrium = await startAtrium(rows)
const starter = await startStarter(rows)
try {
  console.log(`${machine()}; Chromium ${browser.version()}, ${rounds} rounds, ${slowRounds} slow`)
  const subjects = [await visited(browser, atrium), starter]
  const figures = new Map<string, Record<string, number>>()
  const note = (step: string, { name }: Subject, values: readonly number[]): void => {
    figures.set(step, { ...figures.get(step), [name]: round(at(sorted(values), 0.5)) })
  }

  for (const pace of ['fast', 'slow'] as const) {
    const links = await inTurn(subjects, pace, (subject) => coldList(browser, subject, pace))
    const signIns = await inTurn(subjects, pace, (subject) => signInPage(browser, subject, pace))
    for (const subject of subjects) {
      const cold = links.get(subject) ?? []
      note(
        `cold link to a list, ${pace}, ms`,
        subject,
        cold.map(({ ms }) => ms),
      )
      if (pace === 'fast') {
        note(
          '  requests until then',
          subject,
          cold.map(({ requests }) => requests),
        )
        note(
          '  script until then, kB',
          subject,
          cold.map(({ script }) => script / 1000),
        )
      }
      const drawn = cold.flatMap((link) => link.drawn ?? [])
      if (drawn.length > 0) note(`  the rows of the last visit drawn, ${pace}, ms`, subject, drawn)
      const signIn = signIns.get(subject) ?? []
      note(
        `sign-in page usable, ${pace}, ms`,
        subject,
        signIn.map(({ ms }) => ms),
      )
      if (pace === 'fast')
        note(
          '  its script, kB',
          subject,
          signIn.map(({ script }) => script / 1000),
        )
      if (process.env['BENCH_WATERFALL']) print(subject, pace, cold.at(-1))
    }
  }
  const warm = await inTurn(subjects, 'fast', (subject) => warmSteps(browser, subject))
  for (const subject of subjects) {
    for (const step of Object.keys(warm.get(subject)?.[0] ?? {})) {
      note(
        step,
        subject,
        (warm.get(subject) ?? []).map((times) => times[step] ?? Number.NaN),
      )
    }
  }
  console.table(
    Object.fromEntries(
      [...figures].map(([step, values]) => [
        step,
        { ...values, ratio: round((values[atrium.name] ?? 0) / (values[starter.name] ?? Number.NaN)) },
      ]),
    ),
  )

  const areas: Record<string, unknown> = {}
  for (const [area, { measuredList }] of Object.entries(expected)) {
    if (!measuredList) continue
    const { account, hash: list, shows } = measuredList
    const what = shows === undefined ? {} : { rows: shows, picture: undefined }
    const subject = { ...atrium, stored: await atrium.storedFor(account), list, ...what }
    areas[area] = await visited(browser, subject)
      .then((known) => coldList(browser, known, 'fast'))
      .then(
        ({ ms, requests, script }) => ({ list, ms: round(ms), requests, 'script kB': round(script / 1000) }),
        (error: unknown) => ({ list, problem: String(error).split('\n')[0] }),
      )
  }
  console.table(areas)
} finally {
  await browser.close()
  await starter.stop()
  await atrium.stop()
}

/** Each subject so many times, in turn, so that whatever else the machine does hits all alike. The first is not counted. */
async function inTurn<T>(
  subjects: readonly Subject[],
  pace: Pace,
  measure: (subject: Subject) => Promise<T>,
): Promise<ReadonlyMap<Subject, readonly T[]>> {
  const found = new Map<Subject, T[]>(subjects.map((subject) => [subject, []]))
  const count = pace === 'fast' ? rounds : slowRounds
  for (let round = pace === 'fast' ? -1 : 0; round < count; round += 1) {
    for (const subject of subjects) {
      process.stderr.write('.')
      const result = await measure(subject)
      if (round >= 0) found.get(subject)?.push(result)
    }
  }
  return found
}

/** The same with what a browser keeps after a visit of the list. */
async function visited<T extends Subject>(browser: Browser, subject: T): Promise<T> {
  const context = await browser.newContext({ storageState: subject.stored, viewport })
  const page = await context.newPage()
  await page.goto(`${subject.url}/#${subject.list}`)
  await page.locator(subject.rows).first().waitFor()
  // The console notes what it began with, and what lists look like, once it is there.
  const notes = subject.picture === undefined ? '/page.firstCalls' : '/page.lastLook/'
  await page.waitForFunction((key) => Object.keys(localStorage).some((one) => one.includes(key)), notes)
  const stored = await context.storageState()
  await context.close()
  return { ...subject, stored }
}

async function signInPage(browser: Browser, { url }: Subject, pace: Pace): Promise<ColdLink> {
  const context = await browser.newContext({ viewport })
  try {
    return await coldLink(context, { url, shows: 'input[type=password]', atLeast: 1, pace })
  } finally {
    await context.close()
  }
}

function print({ name }: Subject, pace: Pace, link?: ColdLink): void {
  console.log(`\n${name}, ${pace}: began, ended (ms), size, address; rows at ${Math.round(link?.ms ?? 0)} ms`)
  for (const line of link?.waterfall ?? []) console.log(line)
}
