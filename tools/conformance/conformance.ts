import type { Call } from '#contract/call.ts'
import { contract } from '#tools/contract.ts'
import type { Resource } from '#contract/resource.ts'
import type { About } from './about.ts'
import { backEndAt } from './backEnd.ts'
import { isRecord } from '#contract/isRecord.ts'
import { type Row } from './record.ts'
import { resourceReads } from './resourceReads.ts'
import { resourceWrites } from './resourceWrites.ts'
import { listOf, sessionCalls, trySession, trySignIn, type Account } from './session.ts'
import { singleCall } from './singleCalls.ts'
import { tryCall, type Outcome } from './trial.ts'

export interface Options extends Account {
  /** The back end's address, with or without `/api/v1`. */
  readonly base: string
  /** Creates, changes and removes its own records. */
  readonly writes: boolean
  /** Whether to test the calls of a path. */
  readonly wants?: (path: string) => boolean
  /** Called as soon as a call has been tested. */
  readonly onOutcome?: (outcome: Outcome) => void
}

/** Tests the calls of the contract against a running back end. If sign-in fails, that is the only outcome. */
export async function conformance({
  wants = () => true,
  onOutcome,
  writes,
  ...given
}: Options): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  const add = (...tried: readonly Outcome[]) => {
    outcomes.push(...tried)
    for (const outcome of tried) onOutcome?.(outcome)
  }
  const outside = backEndAt(given.base)
  let token: string | null = null
  const signedIn = await tryCall('POST /signin', false, async (notes) => {
    token = await trySignIn(outside, given, notes)
  })
  if (token === null || wants('/signin')) add(signedIn)
  if (token === null) return outcomes

  const backEnd = outside.as(token)
  const person = (await backEnd.ask({ method: 'GET', path: '/userinfo' })).envelope?.['data']
  const about = { backEnd, samples: new Map<string, readonly Row[]>(), writes, ...placeOf(person) }
  if (wants('/validity')) add(...(await trySession(outside, given)))
  for (const resource of Object.values<Resource>(contract.resources)) {
    if (!wants(resource.path)) continue
    add(...(await resourceReads(resource, about)), ...(await resourceWrites(resource, about)))
  }
  for (const [name, call] of Object.entries<Call>(contract.calls)) {
    if (wants(call.path) && !sessionCalls.has(call)) add(await singleCall(name, call, about))
  }
  await backEnd.ask({ method: 'POST', path: '/signout' })
  return outcomes
}

/** The account's site and language. */
function placeOf(person: unknown): Pick<About, 'site' | 'otherSite' | 'locale'> {
  const { sites, locale } = isRecord(person) ? person : {}
  const [site = '', otherSite = null] = listOf(sites).map((own) => String(isRecord(own) ? own['_id'] : own))
  return { site, otherSite, locale: typeof locale === 'string' && locale ? locale : 'zh_CN' }
}
