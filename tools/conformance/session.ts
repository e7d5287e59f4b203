import { createHash } from 'node:crypto'
import { appId, refresh, signin, signout, userInfo, userinfo, validity } from '#contract/core/session.ts'
import type { Call } from '#contract/call.ts'
import { errcodes } from '#contract/reply.ts'
import type { Answer, BackEnd } from './backEnd.ts'
import { dataOf, requireSession, refuses } from './envelope.ts'
import { isRecord } from '#contract/isRecord.ts'

import { judgeShape } from './shape.ts'
import { demandsOf, isExtension } from './specified.ts'
import { tryCall, Untried, type Notes, type Outcome } from './trial.ts'

export interface Account {
  readonly user: string
  readonly password: string
}

/** The calls that are tested here rather than by `singleCall`. */
export const sessionCalls: ReadonlySet<Call> = new Set<Call>([signin, validity, userinfo, refresh, signout])

/** Signs in; the token may be inside the data or next to it. */
export async function trySignIn(backEnd: BackEnd, account: Account, notes: Notes): Promise<string | null> {
  const { user, password } = account
  const isEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(user)
  // Specification section 5; for an e-mail address without a key the password is sent unchanged.
  const asItIs = isEmail || password.length >= 32
  const body = {
    username: user,
    password: asItIs ? password : createHash('md5').update(password).digest('hex').toUpperCase(),
    ...(isEmail ? { email: user } : {}),
    AppID: appId,
  }
  const answer = await backEnd.ask({ method: 'POST', path: '/signin', body, token: null })
  if (answer.status === 0) throw new Untried(`no reply: ${answer.text}`)
  const { errcode, errmsg } = answer.envelope ?? {}
  if (Number(errcode)) throw new Untried(`sign-in failed: ${errcode} ${errmsg ?? ''}`.trim())
  const data = dataOf(answer, notes)
  if (data === undefined) return null
  const [inside, beside] = [tokenIn(data), tokenIn(answer.envelope)]
  if (inside === null && beside === null)
    notes.deviates('access_token is neither inside the data nor beside it')
  if (inside !== null && beside === null) notes.accepts('access_token is only inside the data')
  if (inside === null && beside !== null) notes.accepts('access_token is only beside the data')
  if (isRecord(data))
    judgeShape(signin.reply, { ...data, access_token: inside ?? beside }, demandsOf('/signin'), notes)
  else notes.deviates('data is not an object')
  return inside ?? beside
}

/** Tests the session's calls with a separate session, which is ended. */
export async function trySession(backEnd: BackEnd, account: Account): Promise<Outcome[]> {
  let token: string | null = null
  // The outcome of the sign-in itself is not reported twice.
  await tryCall('POST /signin', false, async (notes) => {
    token = await trySignIn(backEnd, account, notes)
  })
  const named = (call: Call, act: (answer: Answer, notes: Notes) => void, own = token) =>
    tryCall(`${call.method} ${call.path}`, isExtension(call.method, call.path), async (notes) => {
      if (own === null) throw new Untried('there is no second session')
      act(await backEnd.ask({ method: call.method, path: call.path, token: own }), notes)
      if (call !== signout)
        requireSession(await backEnd.ask({ method: call.method, path: call.path, token: null }), notes)
    })
  let renewed: string | null = null
  return [
    await named(validity, (answer, notes) => {
      const { envelope } = answer
      const saysNothing = envelope !== null && !envelope['errcode'] && envelope['data'] === undefined
      if (saysNothing) notes.accepts('data is left out')
      else judgePerson(validity, dataOf(answer, notes), notes)
    }),
    await named(userinfo, (answer, notes) => judgePerson(userinfo, dataOf(answer, notes), notes)),
    await named(refresh, (answer, notes) => {
      const data = dataOf(answer, notes)
      if (data === undefined) return
      renewed = tokenIn(data) ?? tokenIn(answer.envelope)
      const found = { ...(isRecord(data) ? data : {}), access_token: renewed ?? undefined }
      judgeShape(refresh.reply, found, demandsOf('/refresh'), notes)
    }),
    await tryCall('POST /signout', false, async (notes) => {
      const own = renewed ?? token
      if (own === null) throw new Untried('there is no second session')
      if (dataOf(await backEnd.ask({ method: 'POST', path: '/signout', token: own }), notes) === undefined)
        return
      const after = await backEnd.ask({ method: 'POST', path: '/validity', token: own })
      if (!refuses(after, errcodes['auth.required'], 'the session afterwards', notes))
        notes.deviates('the session afterwards: is still valid')
    }),
  ]
}

/**
 * Checks the person in a reply, as loosely as the specification: department ids may be numbers, sites may be
 * ids.
 */
function judgePerson({ path }: Call, data: unknown, notes: Notes): void {
  if (data === undefined) return
  if (!isRecord(data)) return notes.deviates('data is not an object')
  const department = listOf(data['department'])
  if (department.some((id) => typeof id === 'number')) notes.accepts('department ids are numbers')
  const sites = listOf(data['sites'])
  if (sites.some((site) => !isRecord(site))) notes.accepts('sites are ids')
  judgeShape(
    userInfo,
    {
      ...data,
      department: data['department'] && department.map(String),
      sites: data['sites'] && sites.map((site) => (isRecord(site) ? site : { _id: String(site) })),
    },
    [...demandsOf(path), 'roles[].permissions', 'sites[]._id'],
    notes,
  )
}

export const listOf = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === null || value === undefined || value === '' ? [] : [value]

function tokenIn(value: unknown): string | null {
  const token = isRecord(value) ? value['access_token'] : null
  return typeof token === 'string' && token !== '' ? token : null
}
