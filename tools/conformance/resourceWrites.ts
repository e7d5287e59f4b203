import { randomUUID } from 'node:crypto'
import { errcodes } from '#contract/reply.ts'
import type { Resource } from '#contract/resource.ts'
import { absentId, type About } from './about.ts'
import type { Answer } from './backEnd.ts'
import { dataOf, requireSession, requireThere, refuses } from './envelope.ts'
import { newDoc } from './newDoc.ts'
import { isRecord } from '#contract/isRecord.ts'
import { type Row } from './record.ts'
import { judgeRecord, shown } from './shape.ts'
import { isExtension } from './specified.ts'
import { tryCall, Untried, type Notes, type Outcome } from './trial.ts'

const methods = { create: 'POST', update: 'PUT', remove: 'DELETE' } as const

/**
 * Tests the writing calls of a resource: always without a session; with `--write` on a record that is created
 * for it and removed at the end. A record that could not be removed is not created.
 */
export async function resourceWrites(resource: Resource, about: About): Promise<Outcome[]> {
  const actions = (['create', 'update', 'remove'] as const).filter(
    (action) => resource.can[action] !== undefined,
  )
  const trial = about.writes ? new WriteTrial(resource, about) : null
  const outcomes: Outcome[] = []
  for (const action of actions) {
    const method = methods[action]
    outcomes.push(
      await tryCall(`${method} ${resource.path}`, isExtension(method, resource.path), async (notes) => {
        const probe = { method, path: resource.path, query: nowhere, body: action === 'create' ? [] : {} }
        requireSession(await about.backEnd.ask({ ...probe, token: null }), notes)
        if (!trial) throw new Untried('it changes data: use --write to test it')
        requireThere(await about.backEnd.ask(probe))
        await trial[action](notes)
      }),
    )
  }
  return outcomes
}

/** Names no record, in case a back end accepts the call anyway. */
const nowhere = { cond: { _id: absentId } }

class WriteTrial {
  readonly #resource: Resource
  readonly #about: About
  #record: Row | null = null

  constructor(resource: Resource, about: About) {
    this.#resource = resource
    this.#about = about
  }

  #ask(method: 'POST' | 'PUT' | 'DELETE', cond: object | null, body?: unknown): Promise<Answer> {
    return this.#about.backEnd.ask({ method, path: this.#resource.path, query: cond ? { cond } : {}, body })
  }

  /** The id of the created record. */
  #own(): unknown {
    if (!this.#record) throw new Untried('no record could be created')
    return this.#record['_id']
  }

  async create(notes: Notes): Promise<void> {
    const { waiting, can } = this.#resource
    if (!can.remove || waiting.includes('remove')) throw new Untried('a created record could not be removed')
    requireThere(await this.#ask('DELETE', { _id: absentId }))
    const doc = await newDoc(this.#resource, this.#about)
    const unknown = await this.#ask('POST', null, { ...doc, conformance_unknown: 1 })
    if (!refuses(unknown, errcodes['validation.failed'], 'an unknown field', notes)) {
      notes.accepts('an unknown field: is dropped; ours says 4004')
      await this.#drop(unknown.envelope?.['data'])
    }
    const key = { 'Idempotency-Key': randomUUID() }
    const post = () =>
      this.#about.backEnd.ask({ method: 'POST', path: this.#resource.path, body: doc, headers: key })
    const answer = await post()
    const fields = isRecord(answer.envelope?.['data']) ? answer.envelope['data']['fields'] : undefined
    if (fields !== undefined) throw new Untried(`no valid doc could be made: ${shown(fields)}`)
    if (Number(answer.envelope?.['errcode']) === errcodes['state.transition'])
      throw new Untried('what it belongs to is closed')
    const data = dataOf(answer, notes)
    if (data === undefined) return
    this.#record = isRecord(data) ? data : null
    judgeRecord(this.#resource, data, notes)
    for (const [name, value] of Object.entries(doc)) {
      if (isRecord(data) && shown(data[name]) !== shown(value))
        notes.deviates(`${name}: ${shown(data[name])} is stored`)
    }
    const again = (await post()).envelope?.['data']
    if (isRecord(again) && again['_id'] !== this.#record?.['_id']) {
      notes.accepts('Idempotency-Key is ignored: the same call creates another record')
      await this.#drop(again)
    }
  }

  async update(notes: Notes): Promise<void> {
    const { fields, can } = this.#resource
    if (!can.create) return this.#updateNothing(notes)
    const cond = { _id: this.#own() }
    const text = Object.entries(fields).find(([, { kind, writable, choices, schema }]) =>
      kind === 'text' && writable === 'always' && !choices ? schema.safeParse(changed).success : false,
    )?.[0]
    if (text === undefined) return notes.leaves('it has no text field to change')
    const data = dataOf(await this.#ask('PUT', cond, { [text]: changed }), notes)
    if (data === undefined) return
    if (!isRecord(data) || data[text] !== changed) notes.deviates(`the change of ${text} does not come back`)
    const stale = await this.#ask('PUT', cond, {
      [text]: 'conformance stale',
      rev: this.#record?.['rev'] ?? 1,
    })
    if (!refuses(stale, errcodes.stale, 'an old rev', notes))
      notes.accepts(
        'an old rev: is ignored; ours says 4092, so that nobody overwrites changes that they have not seen',
      )
    const readOnly = await this.#ask('PUT', cond, { created_at: 1 })
    if (!refuses(readOnly, errcodes['validation.failed'], 'a read-only field', notes))
      notes.accepts('a read-only field: is dropped; ours says 4004')
  }

  async remove(notes: Notes): Promise<void> {
    const cond = { _id: this.#own() }
    const data = dataOf(await this.#ask('DELETE', cond), notes)
    if (data === undefined) return
    if (!isRecord(data) || data['removed'] === undefined) notes.accepts('removed is left out')
    else if (data['removed'] !== 1) notes.deviates(`removed is ${shown(data['removed'])}`)
    const path = `${this.#resource.path}/${encodeURIComponent(String(cond._id))}`
    const gone = await this.#about.backEnd.ask({ method: 'GET', path })
    if (!refuses(gone, errcodes.not_found, 'the record afterwards', notes))
      notes.deviates('the record afterwards: still exists')
    const again = dataOf(await this.#ask('DELETE', cond), notes, 'a second time')
    if (isRecord(again) && again['removed'] !== 0 && again['removed'] !== undefined)
      notes.deviates(`a second time: removed is ${shown(again['removed'])}`)
  }

  /** Updates a record that does not exist, if none can be created. */
  async #updateNothing(notes: Notes): Promise<void> {
    const answer = await this.#ask('PUT', { _id: absentId }, {})
    if (refuses(answer, errcodes.not_found, 'a missing record', notes)) return
    notes.deviates(`a missing record: it returns ${shown(answer.envelope?.['data'])}`)
  }

  async #drop(record: unknown): Promise<void> {
    if (isRecord(record) && record['_id'] !== undefined) await this.#ask('DELETE', { _id: record['_id'] })
  }
}

const changed = 'conformance changed'
