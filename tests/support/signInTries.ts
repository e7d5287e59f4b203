import md5 from 'md5'
import { sql } from 'kysely'
import { appId } from '#contract/session.ts'
import { hashAnswer, issueCaptcha } from '#server/session/captcha.ts'
import { createClient, demoPassword, type Answer } from './client.ts'
import type { TestServer } from './testServer.ts'

/** The settings of a server that believes what this machine says about where a call comes from. */
export const behindProxy = { TRUSTED_PROXIES: '127.0.0.0/8, ::1' }

/** Somebody who calls from an address of their own, through the proxy. */
export const callerFrom = (server: Pick<TestServer, 'url'>, address: string) =>
  createClient(server.url, undefined, { 'x-forwarded-for': address })

interface Tried {
  password?: string
  from?: string
  captcha?: string
  captcha_id?: string
}

/** Tries to sign in; with the demo password as its MD5 unless told. */
export function trySignIn(
  server: TestServer,
  username: string,
  { password = md5(demoPassword).toUpperCase(), from = '10.0.0.1', ...captcha }: Tried = {},
): Promise<Answer> {
  const payload = { username, password, AppID: appId, ...captcha }
  return callerFrom(server, from).call('POST', '/signin', {}, payload)
}

/** A picture whose answer is `7K3D`: the real one is told nowhere. */
export async function knownCaptcha({
  database: { db },
}: Pick<TestServer, 'database'>): Promise<{ captcha_id: string; captcha: string }> {
  const { captcha_id } = await issueCaptcha(db, null, Math.floor(Date.now() / 1000))
  const captcha = '7K3D'
  await sql`
    update captcha set answer_hash = ${hashAnswer(captcha_id, captcha)} where _id = ${captcha_id}`.execute(db)
  // Asked for as often as a test wants.
  await sql`delete from rate_limit where key like 'captcha %'`.execute(db)
  return { captcha_id, captcha }
}
