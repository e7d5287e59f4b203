import { errcodes } from '#contract/reply.ts'
import type { Answer } from './backEnd.ts'
import { Missing, Untried, type Notes } from './trial.ts'

/**
 * The data of a reply that should be a success; undefined after a deviation. Throws `Missing` if the back end
 * does not have the call, `Untried` if the account may not make it.
 */
export function dataOf(answer: Answer, notes: Notes, what = ''): unknown {
  requireThere(answer)
  const say = (problem: string) => notes.deviates(what ? `${what}: ${problem}` : problem)
  const { envelope } = answer
  if (!envelope) return void say(noEnvelope(answer))
  const { errcode, errmsg } = envelope
  requireAllowed(answer)
  if (errcode === '0') return void say('errcode is the text "0", which is truthy and so looks like an error')
  if (!errcode && errmsg) return void say(`errmsg is "${errmsg}" without an error: any text means an error`)
  if (errcode) return void say(`refused with ${errcode} ${errmsg ?? ''}`.trim())
  if (!isSuccess(answer)) return void say(`status ${answer.status}: the console shows a network failure`)
  if (!('data' in envelope)) return void say('there is no data')
  if (errcode !== 0) notes.accepts('errcode is left out of a success')
  return envelope['data']
}

/** Whether a reply is an error, as expected; records which error it is. `code` is our own. */
export function refuses(answer: Answer, code: number, what: string, notes: Notes): boolean {
  const { envelope, status } = answer
  if (!envelope || !('errcode' in envelope || 'errmsg' in envelope || 'data' in envelope)) {
    notes.deviates(`${what}: ${noEnvelope(answer)}`)
    return true
  }
  const { errcode, errmsg } = envelope
  if (!isSuccess(answer)) {
    notes.deviates(`${what}: status ${status}, which the console shows as a network failure`)
    return true
  }
  if (!errcode && !errmsg) return false
  if (typeof errcode === 'string') notes.accepts(`${what}: errcode is a text`)
  if (Number(errcode) !== code) notes.accepts(`${what}: ${errcode ?? 'no code'}; ours says ${code}`)
  if (!errmsg) notes.accepts(`${what}: no errmsg`)
  return true
}

/**
 * Without a session every call that needs one must reply 555, or the console does not show the sign-in page.
 */
export function requireSession(answer: Answer, notes: Notes): void {
  const what = 'without a session'
  requireThere(answer)
  const code = Number(answer.envelope?.['errcode'])
  const isSilentText = answer.envelope?.['errmsg'] === '访问令牌验证失败'
  if (!refuses(answer, errcodes['auth.required'], what, notes)) notes.deviates(`${what}: it succeeds anyway`)
  else if (isSuccess(answer) && answer.envelope && code !== errcodes['auth.required'] && !isSilentText)
    notes.deviates(`${what}: ${code} instead of 555, so the console does not show the sign-in page`)
}

/** Throws `Missing` if there is no such call, or it is not built yet. */
export function requireThere({ status, envelope }: Answer): void {
  const code = Number(envelope?.['errcode'])
  if (code === errcodes['call.not_built']) throw new Missing('not built yet (5003)')
  if (status === 404 || status === 405 || status === 501) throw new Missing(`status ${status}`)
  if (code === errcodes['path.unknown'] || code === errcodes['method.unknown'])
    throw new Missing(String(code))
}

/** Throws `Untried` if the account may not make the call. */
export function requireAllowed({ envelope }: Answer): void {
  const { errcode, errmsg } = envelope ?? {}
  if (refusals.includes(Number(errcode)))
    throw new Untried(`the account has no permission: ${errcode} ${errmsg}`)
}

const isSuccess = ({ status }: Answer): boolean => status >= 200 && status < 300

const refusals: readonly number[] = [
  errcodes['permission.denied'],
  errcodes['department.denied'],
  errcodes['ip.denied'],
]

const noEnvelope = ({ status, type, text }: Answer): string =>
  status === 0 ? `no answer: ${text}` : `status ${status}, no envelope but ${type || 'nothing'}`
