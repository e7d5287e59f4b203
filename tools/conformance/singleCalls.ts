import type { Call } from '#contract/call.ts'
import { errcodes } from '#contract/reply.ts'
import { absentId, type About } from './about.ts'
import type { Answer, SentRequest } from './backEnd.ts'
import { dataOf, requireAllowed, requireSession, requireThere, refuses } from './envelope.ts'
import { exampleOf } from './example.ts'
import { isRecord } from '#contract/isRecord.ts'
import { type Row } from './record.ts'
import { judgeShape } from './shape.ts'
import { demandsOf, isExtension } from './specified.ts'
import { tryCall, Untried, type Notes, type Outcome } from './trial.ts'

/** Tests a call that does not belong to a resource. */
export const singleCall = (name: string, call: Call, about: About): Promise<Outcome> =>
  tryCall(`${call.method} ${call.path}`, isExtension(call.method, call.path), async (notes) => {
    const reads = call.method === 'GET' || harmless.has(name)
    if (call.can === 'anyone' && !reads) return judgeEmpty(await about.backEnd.ask(emptyOf(call)), notes)
    const asked = reads ? readingOf(call, about) : writingOf(name, call, about)
    if (call.can !== 'anyone') requireSession(await about.backEnd.ask({ ...asked, token: null }), notes)
    const reason = about.writes || reads ? untouched[name] : 'it changes data: use --write to test it'
    if (reason !== undefined) throw new Untried(reason)
    const answer = await about.backEnd.ask(asked)
    if (reads) judge(call, answer, notes)
    else judgeChange(call, answer, notes)
  })

/** These calls use POST, but change nothing. */
const harmless: ReadonlySet<string> = new Set(['ipInWhitelist', 'verifyPaPost', 'i18nWorkbook'])

/** Calls that would change the test account, or need what no list shows. */
const untouched: Readonly<Record<string, string>> = {
  passwordChange: 'it changes the account',
  secondFactorBegin: 'it changes the account',
  secondFactorConfirm: 'it changes the account',
  secondFactorCodes: 'it changes the account',
  secondFactorEnd: 'it changes the account',
  smsBindmobile: 'it changes the account',
  smsNotRemindAgain: 'it changes the account',
  importPreview: 'it needs a file that the test account has uploaded',
  todoPeople: 'it needs a to-do of the test account',
  setupTemplates: 'it needs a step that has templates',
  importUnknown: 'it needs a file that the test account has uploaded',
  todoPlace: 'it needs a to-do of somebody whose deputy the test account is',
  performanceChangeExplanation: 'it needs a change that a recalculation has made',
}

/** A public POST call has no effect if it names nobody. */
const emptyOf = ({ method, path }: Call): SentRequest => ({ method, path, body: {}, token: null })

/** A reading call with its parameters, for existing records. */
function readingOf(call: Call, about: About): SentRequest {
  const known = knownOf(call, about)
  const query = { ...withSite(call, exampleOf(call.query, known), about), ...always[call.path]?.(about) }
  const body = call.method === 'GET' ? {} : { body: exampleOf(call.body, known) ?? {} }
  return { method: call.method, path: filled(call.path, known), query, ...body }
}

/** A changing call that cannot change anything: the site and the records that it names do not exist. */
function writingOf(name: string, call: Call, about: About): SentRequest {
  const cond = JSON.stringify(conds[call.path] ?? { _id: absentId })
  const known = { cond, locale: 'xx_XX', ...(name === 'siteChange' ? { site: about.site } : {}) }
  const example = exampleOf(call.body, known)
  const body =
    name === 'dailyScoringConfirm' && isRecord(example) ? { ...example, report_ids: [absentId] } : example
  return {
    method: call.method,
    path: filled(call.path, {}),
    query: withSite(call, exampleOf(call.query, known), about),
    body: call.carries === 'upload' ? formOf(body) : (body ?? {}),
  }
}

/** Conditions that do not use `_id`. */
const conds: Readonly<Record<string, Row>> = {
  '/ts/daily/scoring': { report_id: absentId },
  '/system/i18n': { locale: 'en_US', key: 'conformance.absent' },
}

const filled = (path: string, known: Row): string =>
  path.replace(/\{(\w+)\}/g, (_, part: string) => String(known[part] ?? absentId))

const withSite = (call: Call, query: unknown, { site }: About): Row => ({
  ...(isRecord(query) ? query : {}),
  ...(call.method === 'GET' && call.path !== '/system/i18n' ? { site } : {}),
})

/** Fields that calls are known to need in addition to the required fields. */
const always: Readonly<Record<string, (about: About) => Row>> = {
  '/system/i18n': () => ({ list: 'languages' }),
  '/ts/daily/item/ranking': scoredDay,
  '/ts/daily/rankings/download': scoredDay,
  '/ts/daily/scoring/upload/template': scoredDay,
  '/ts/daily/gz/average': scoredDay,
  // Only Hong Kong sites have tags, and the account's current site may be another.
  '/hk/daily/tag/stores': (about) => ({ ...scoredDay(about), site: 'ALL' }),
  '/ts/daily/scoring': (about) => ({
    store_id: firstOf(about, 'store')?.['_id'] ?? absentId,
    ...scoredDay(about),
  }),
  '/ts/daily/scoring/result/data': (about) => ({
    store_id: firstOf(about, 'scoring_result')?.['store_id'] ?? absentId,
    ...scoredDay(about),
  }),
  '/user/{id}/decision': () => ({ noun: 'user', action: 'view' }),
  '/sys/job/runs': () => ({ name: 'session.cleanup' }),
  '/announcement/readers': (about) => ({ _id: firstOf(about, 'announcement')?.['_id'] ?? absentId }),
  '/sys/dictionary/entries': () => ({ noun: 'brand_category' }),
  '/todo/timeline': (about) => ({
    resource: 'brand_audit',
    record_id: firstOf(about, 'brand_audit')?.['_id'] ?? absentId,
  }),
  '/reports/preview': () => ({ report: 'brandDB.brands' }),
  '/bd/brand/sales_top20': lastMonth,
  '/bd/brand/rent_top20': lastMonth,
  '/retail/performance/list': lastMonth,
  '/retail/performance/explanation': lastMonth,
  '/ts/daily/scoring/explanation': (about) => ({
    report_id: firstOf(about, 'scoring_result')?.['report_id'] ?? absentId,
  }),
  '/ts/daily/scoring/changes': (about) => {
    const { site, stat_time, version } = firstOf(about, 'scoring_result') ?? {}
    return { site, stat_time, from: version, to: version }
  },
  '/retail/performance/scenario/figures': (about) => ({
    scenario_id: firstOf(about, 'perf_scenario')?.['_id'] ?? absentId,
  }),
  '/leasing/floor': (about) => ({ floor_id: firstOf(about, 'floor')?.['_id'] ?? absentId }),
}

const firstOf = ({ samples }: About, name: string): Row | undefined => samples.get(name)?.[0]

function scoredDay(about: About): Row {
  return { stat_time: firstOf(about, 'scoring_result')?.['stat_time'] ?? 1_760_000_000 }
}

function lastMonth(): Row {
  const day = new Date()
  day.setUTCDate(0)
  return { stat_month: day.toISOString().slice(0, 7) }
}

/** Values for the fields of a call by their names. */
function knownOf(call: Call, about: About): Row {
  const now = Math.floor(Date.now() / 1000)
  const isDays = call.path.startsWith('/export/')
  const { stat_time } = scoredDay(about)
  const store_id = firstOf(about, 'store')?.['_id'] ?? absentId
  const [, noun = ''] = call.path.match(/^\/(user|flag)\/\{id\}\//) ?? []
  return {
    ...(noun && { id: firstOf(about, noun)?.['_id'] ?? absentId }),
    site: about.site,
    store_id,
    stat_time,
    brand_id: firstOf(about, 'brand')?.['_id'] ?? absentId,
    item_id: firstOf(about, 'score_item')?.['_id'] ?? absentId,
    result_id: firstOf(about, 'myscust_result')?.['_id'] ?? absentId,
    from: isDays ? dayOf(now - 30 * 86_400) : now - 30 * 86_400,
    to: isDays ? dayOf(now) : now,
    cond: JSON.stringify({ store_id, stat_time }),
    name: about.locale,
    user_type: '1',
  }
}

const dayOf = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(0, 10)

function formOf(fields: unknown): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(isRecord(fields) ? fields : {})) form.append(name, String(value))
  form.append('file', new File(['conformance'], 'conformance.txt', { type: 'text/plain' }))
  return form
}

function judge(call: Call, answer: Answer, notes: Notes): void {
  if (call.carries === 'download') return judgeFile(call, answer, notes)
  if (call.carries === 'events') {
    if (answer.type.startsWith('text/event-stream')) return
    requireThere(answer)
    return notes.deviates(`not an event stream, but ${answer.type || 'nothing'}`)
  }
  const data = dataOf(answer, notes)
  if (data !== undefined) judgeShape(call.reply, data, demandsOf(call.path), notes)
}

/** Checks for a file, whose name may also be in the address; an error must be in an envelope. */
function judgeFile(call: Call, answer: Answer, notes: Notes): void {
  requireThere(answer)
  requireAllowed(answer)
  const code = Number(answer.envelope?.['errcode'])
  if (code || call.path.includes('{')) {
    // No record is known that has a file.
    if (!refuses(answer, code, 'a file that does not exist', notes))
      notes.deviates('it returns a file that does not exist')
    else if (!call.path.includes('{')) notes.deviates(`refused with ${code}`)
    return
  }
  if (answer.status < 200 || answer.status > 299)
    return notes.deviates(`status ${answer.status}, no envelope`)
  if (answer.type.startsWith('text/html') && answer.disposition === null)
    return notes.deviates('a page instead of a file')
  if (answer.disposition === null)
    notes.accepts('no Content-Disposition: the file takes its name from the address')
}

function judgeEmpty(answer: Answer, notes: Notes): void {
  requireThere(answer)
  if (refuses(answer, errcodes['param.invalid'], 'an empty body', notes)) return
  if (dataOf(answer, notes) !== undefined) notes.accepts('an empty body: is accepted; ours says 4001')
}

/** A change of something that does not exist must be refused or have no effect. */
function judgeChange(call: Call, answer: Answer, notes: Notes): void {
  requireThere(answer)
  if (refuses(answer, Number(answer.envelope?.['errcode']), 'of something that does not exist', notes)) return
  const data = dataOf(answer, notes)
  if (data !== undefined) judgeShape(call.reply, data, demandsOf(call.path), notes)
}
