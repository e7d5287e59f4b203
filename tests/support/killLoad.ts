import { setTimeout as sleep } from 'node:timers/promises'
import { errcodes, type Envelope } from '#contract/reply.ts'
import type { Client } from './client.ts'
import { contactFile } from './contactFile.ts'
import { sendFile } from './fileCalls.ts'
import type { ServerProcess } from './serverProcess.ts'

/** What the people of one cycle were told before the server was gone. */
export interface AcknowledgedWrites {
  /** The brands that were acknowledged: ids by name. */
  readonly brands: ReadonlyMap<string, string>
  /** The last change of all marked brands that was acknowledged, by its number. */
  readonly changed: number
  readonly cutOff: number
  /** The jobs that were acknowledged. */
  readonly jobs: readonly string[]
  /** Imports that were seen to be applied, by the beginning of their records' names. */
  readonly imported: readonly string[]
}

/** A file to import: the resource, the number of its records, and the word that their names begin with. */
export interface ImportLoad {
  readonly noun: 'brand' | 'contact'
  readonly path: string
  readonly word: string
  readonly rows: number
  readonly csv: (name: string, rows: number) => string
}

export const imports: readonly ImportLoad[] = [
  { noun: 'brand', path: '/bdbrand', word: 'Import', rows: 12, csv: brandFile },
  // So many that they are stored in several steps.
  { noun: 'contact', path: '/bdcontact', word: 'Contact', rows: 150, csv: contactFile },
]

/** So many brands are changed at once. */
export const marked = 50
const writers = 4

/** Begins to write; `underWay` resolves when everybody has had an answer, `over` when the server is gone. */
export async function startLoad(server: ServerProcess, cycle: number) {
  const [person, admin] = [
    await server.anonymous.signIn('brand.approver'),
    await server.anonymous.signIn('admin'),
  ]
  if (cycle === 1) await addMarked(person)
  const brands = new Map<string, string>()
  const jobs: string[] = []
  const imported: string[] = []
  let changed = -1
  let cutOff = 0
  let sent = 0

  const addBrand = async (): Promise<boolean> => {
    const name = `Kill ${cycle}-${++sent}`
    const { data } = await told(person.create('/bdbrand', { name, category_id: 'BC1' }))
    brands.set(name, data._id)
    return true
  }
  let batch = cycle * 1_000_000
  const changeAll = async (): Promise<boolean> => {
    batch += 1
    const query = { cond: { code: { $like: 'KILL-' } }, expect: marked }
    await told(person.call('PUT', '/bdbrand', query, { name_en: `Batch ${batch}` }))
    changed = batch
    return true
  }
  const startJob = async (): Promise<boolean> => {
    const turn = jobs.length / 2
    for (const [path, body] of [
      ['/counting/start', { place: `count ${cycle}-${turn}`, steps: 10, pause: 20 }],
      ['/counting/load', { place: `load ${cycle}-${turn}`, rows: 500 }],
    ] as const) {
      const { data } = await told(person.call('POST', path, {}, body))
      jobs.push(data.job_id)
    }
    return turn < 1
  }
  // Sent, checked, asked for and applied: it may be cut off at any of them.
  const importing = ({ path, word, rows, csv }: ImportLoad) => {
    const name = `${word} ${cycle} `
    let file: { id: string; isAsked: boolean } | undefined
    const next = async (): Promise<boolean> => {
      if (!file) {
        const sent = sendFile(server, admin, csv(name, rows), { name: 'a.csv', path: `${path}/import` })
        const { data } = await told(sent)
        jobs.push(data.job_id)
        file = { id: data._id, isAsked: false }
        return true
      }
      const { data } = await told(admin.call('GET', `/import/${file.id}`))
      if (data.state === 'checked' && !file.isAsked) {
        const { data: asked } = await told(admin.call('POST', `/import/${file.id}/apply`, {}, {}))
        jobs.push(asked.job_id)
        file.isAsked = true
      } else if (data.state === 'failed' || data.state === 'checked') throw new Error('an import failed')
      if (data.state === 'applied') imported.push(name)
      else await sleep(10)
      return data.state !== 'applied'
    }
    return { next, isAsked: () => file?.isAsked === true }
  }
  /** Does it again and again; an answer tells that it is under way, the first unless said otherwise, and none that the server is gone. */
  const goOn = (act: () => Promise<boolean>, isUnderWay = () => true) => {
    const first = Promise.withResolvers<void>()
    const over = (async () => {
      try {
        while (await orBusy(act)) if (isUnderWay()) first.resolve()
      } catch (error) {
        if (!(error instanceof TypeError)) throw error
        cutOff += 1
      }
      first.resolve()
    })()
    return { first: first.promise, over }
  }
  const people = [
    ...Array.from({ length: writers }, () => goOn(addBrand)),
    goOn(changeAll),
    goOn(startJob),
    // Half of the kills come while a file is sent and checked, half while it is applied.
    ...imports.map((noun) => {
      const { next, isAsked } = importing(noun)
      return goOn(next, () => cycle % 2 === 1 || isAsked())
    }),
  ]
  const over = Promise.all(people.map((one) => one.over))
  return {
    underWay: Promise.all(people.map(({ first }) => first)),
    over: over.then((): AcknowledgedWrites => ({ brands, changed, cutOff, jobs, imported })),
  }
}

async function addMarked(person: Client): Promise<void> {
  const names = Array.from({ length: marked }, (_, n) => `KILL-${n}`)
  await Promise.all(
    names.map((code) =>
      told(person.create('/bdbrand', { name: `Marked ${code}`, code, category_id: 'BC1' })),
    ),
  )
}

function brandFile(name: string, rows: number): string {
  return ['Brand,Category', ...Array.from({ length: rows }, (_, n) => `${name}${n},BC1`)].join('\r\n')
}

/** Does it; on a machine that is too busy to answer it is to be tried again. */
const orBusy = (act: () => Promise<boolean>): Promise<boolean> =>
  act().catch((error: unknown) => {
    if (error instanceof Busy) return true
    throw error
  })

class Busy extends Error {}

/** An answer that says that it is done; a server that is gone answers none, which `fetch` throws as a TypeError. */
async function told<T extends Envelope>(answer: Promise<T>): Promise<T> {
  const given = await answer
  if (given.errcode === errcodes.upstream) throw new Busy()
  if (given.errcode !== 0) throw new Error(`refused: ${JSON.stringify(given)}`)
  return given
}
