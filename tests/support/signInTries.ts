import md5 from 'md5'
import { appId } from '#contract/core/session.ts'
import { installationKey } from '#server/db/installationKey.ts'
import { captchaAnswer, issueCaptcha } from '#server/services/session/captcha.ts'
import { createClient, demoPassword, type Answer } from './client.ts'
import type { TestServer } from './testServer.ts'

/** The settings of a server that believes what this machine says about where a call comes from. */
export const behindProxy = { TRUSTED_PROXIES: '127.0.0.0/8, ::1' }

/** Somebody who calls from an address of their own, through the proxy. */
export const callerFrom = (server: Pick<TestServer, 'url'>, address: string) =>
  createClient(server.url, undefined, { 'x-forwarded-for': address })

interface SignInTry {
  password?: string
  from?: string
  captcha?: string
  captcha_id?: string
}

/** Tries to sign in; with the demo password as its MD5 unless told. */
export function trySignIn(
  server: TestServer,
  username: string,
  { password = md5(demoPassword).toUpperCase(), from = '10.0.0.1', ...captcha }: SignInTry = {},
): Promise<Answer> {
  const payload = { username, password, AppID: appId, ...captcha }
  return callerFrom(server, from).call('POST', '/signin', {}, payload)
}

/** A picture and what is in it, as a person would read it. `now` is when it was fetched. */
export async function knownCaptcha(
  { database: { db } }: Pick<TestServer, 'database'>,
  now: number = Math.floor(Date.now() / 1000),
): Promise<{ captcha_id: string; captcha: string }> {
  const { captcha_id } = await issueCaptcha(db, now)
  return { captcha_id, captcha: captchaAnswer(await installationKey(db, 'captcha_key'), captcha_id) }
}
