import { isRecord } from '#contract/isRecord.ts'
import { text } from '#contract/localText.ts'
import type { appId, SiteInfo, UserInfo } from '#contract/core/session.ts'
import { askPerson } from './askPerson.ts'
import { loadConfig } from './config.ts'
import { encodePassword, hashPassword, wantsKey } from './encodePassword.ts'
import { expiryOf } from './expiryOf.ts'
import { fetchEncryptKey, type EncryptKey } from './encryptKey.ts'
import { HttpError, type Http, type HttpReply } from './http.ts'
import { isEmail } from './isEmail.ts'
import { isLocale, storedLocale, storeLocale, type Locale } from './locale.ts'
import { http, session } from './pageSession.ts'
import { credentialsKey, forget, isHash, type RememberedCredentials } from './rememberedCredentials.ts'
import type { Session, SessionState } from './session.ts'
import { readStartAddress } from './startAddress.ts'
import { storage } from './storage.ts'
import { siteInAddress } from './tabSite.ts'
import { readUser } from './userInfo.ts'

/** The input of a sign-in. */
export interface Credentials {
  readonly username: string
  /** As typed; or the remembered hash, which is sent unchanged. */
  readonly password: string
  readonly remember?: boolean
  /** The captcha code, and the id of the captcha. */
  readonly captcha?: string
  readonly captchaId?: string
  /** A key fetched while the user was typing. If it is missing or old, a key is fetched when needed. */
  readonly encodeKey?: EncryptKey | null
}

/** The result of a sign-in. */
export interface SignInResult {
  readonly token: string
  /** Empty until the back end has returned it. */
  readonly userId: string
  readonly name: string
  /** The language of the account; null if the back end returns none that the console supports. */
  readonly locale: Locale | null
  /** The user works at several sites and must choose one. */
  readonly needsSite: boolean
  readonly sites: readonly SiteInfo[]
}

/** A sign-in that waits for the code of the second factor. */
export interface PendingSignIn {
  readonly challenge: string
  readonly code: string
  /** What the sign-in began with. */
  readonly credentials: Credentials
}

interface CredentialsOptions {
  readonly session: Session
  readonly http: Http
  /** Whether the back end takes hashes of passwords (`auth.allow_md5`). If not, none is sent or kept. */
  readonly allowsMd5?: () => Promise<boolean>
}

/** Binds signing in to a session and an HTTP client. */
export function createCredentials({ session, http, allowsMd5 = operatorAllowsMd5 }: CredentialsOptions) {
  /** Sends them once, and again if the key has expired (1007). */
  async function send({ username, password, captcha, captchaId, encodeKey }: Credentials) {
    const body = {
      username,
      ...(isEmail(username) ? { email: username } : {}),
      AppID: app,
      ...(captcha ? { captcha, captcha_id: captchaId ?? '' } : {}),
    }
    const typed = { username, password, allowsMd5: await allowsMd5() }
    const post = async (key: string | null) =>
      http.send({
        method: 'POST',
        path: '/signin',
        body: { ...body, password: await encodePassword(typed, key) },
      })
    const fetched = async () => (wantsKey(typed) ? ((await fetchEncryptKey(http))?.key ?? null) : null)

    try {
      return await post(encodeKey && encodeKey.goodUntil > Date.now() ? encodeKey.key : await fetched())
    } catch (error) {
      if (!(error instanceof HttpError && error.errcode === keyExpired && wantsKey(typed))) throw error
      return await post(await fetched())
    }
  }

  /**
   * Signs in (specification sections 4 and 5): keeps token, person and language of the answer, and with
   * `remember` the credentials. Rejects with an `HttpError` whose message is for the person: the back end's,
   * the network text, or `登录失败！` for an answer without data.
   */
  async function signIn(credentials: Credentials): Promise<SignInResult> {
    return enter(await send(credentials), credentials)
  }

  /** Completes a sign-in that was answered with `codeRequired`, with the code of the second factor. */
  async function signInWithCode({ challenge, code, credentials }: PendingSignIn): Promise<SignInResult> {
    const body = { challenge, code }
    return enter(await http.send({ method: 'POST', path: '/signin/code', body }), credentials)
  }

  /** Completes a sign-in at the identity provider. */
  async function signInFromProvider(returned: object): Promise<SignInResult> {
    const request = { method: 'POST', path: '/signin/provider/return', body: returned } as const
    return enter(await http.send(request), nothingTyped)
  }

  async function enter(reply: HttpReply, credentials: Credentials): Promise<SignInResult> {
    const { data, token } = reply
    const told = readUser(data)
    if (!token || !told) throw new HttpError(failedTexts[storedLocale()])
    const before = session.get()
    session.update({
      token,
      expiresAt: expiryOf(reply),
      userId: told._id || null,
      user: told,
      site: null,
      isSiteChosen: false,
      menu: null,
      menuKey: null,
      spaceOwner: null,
    })
    const person = isRecord(data) && told._id && 'sites' in data ? told : await complete(told)
    const { site, isSiteChosen, needsSite } = workplace(before, person, data)
    session.update({ site, isSiteChosen })
    // If the code for it cannot be loaded, nothing is remembered, but the user is signed in anyway.
    if (credentials.remember && (await allowsMd5())) await keep(credentials).catch(forget)
    else forget()
    const locale = isLocale(person.locale) ? person.locale : null
    if (locale) storeLocale(locale)
    return { token, userId: person._id, name: person.name, locale, needsSite, sites: person.sites }
  }

  /**
   * The person, with the data that the sign-in left out. Without a reply the console fetches it again when it
   * opens.
   */
  async function complete(told: UserInfo): Promise<UserInfo> {
    try {
      const person = (await askPerson(http, told)) ?? told
      session.update({ user: person, userId: person._id || null })
      return person
    } catch (error) {
      if (error instanceof HttpError && error.isNetwork) return told
      session.clear()
      throw error
    }
  }

  /** Chooses the site to work at. A back end without this call (404) gets the site with every other call. */
  async function chooseSite(site: string): Promise<void> {
    try {
      await http.send({ method: 'POST', path: '/site/change', body: { site } })
    } catch (error) {
      if (!(error instanceof HttpError && error.status === 404)) throw error
    }
    session.update({ site, isSiteChosen: true })
  }

  /** Cancels a sign-in that stopped at the choice of the site. */
  async function withdraw(): Promise<void> {
    const told = http.send({ method: 'POST', path: '/signout' }).catch(() => undefined)
    // The call already has its token. A late reply must not end the session of the next user.
    session.clear()
    await told
  }

  return { signIn, signInWithCode, signInFromProvider, chooseSite, withdraw }
}

/** Sign-in with the session of this page. */
export const { signIn, signInWithCode, signInFromProvider, chooseSite, withdraw } = createCredentials({
  session,
  http,
})

/** Stores what "remember me" remembers. The password is never stored in clear text, whatever its length (a decided deviation). */
export async function keep({ username, password }: RememberedCredentials): Promise<void> {
  const kept = isHash(password) ? password.toUpperCase() : await hashPassword(password)
  storage.write(credentialsKey, JSON.stringify({ username, password: kept, remember: true }))
}

async function operatorAllowsMd5(): Promise<boolean> {
  return (await loadConfig()).param('auth.allow_md5')
}

// Not the value of contract/core/session.ts, which would load all of zod on the sign-in page.
const app: typeof appId = 'atrium-console'

/** The credentials of somebody who signs in elsewhere: nothing is remembered. */
export const nothingTyped: Credentials = { username: '', password: '' }

const keyExpired = 1007

const failedTexts = text('登录失败！', '登入失敗！', 'Sign-in failed')

/**
 * The user's site: the one that the address names, or the one chosen before the session ended; otherwise the user must
 * choose if there are several, unless a link for them into a page of one (specification section 4) led here: the console
 * then starts there.
 */
function workplace(before: SessionState, { _id: id, sites }: UserInfo, data: unknown) {
  const wants = isRecord(data) && data['need_choose_site'] === true
  const isOwn = (site: string | null) => sites.some(({ _id }) => _id === site)
  const linked = siteInAddress()
  if (isOwn(linked)) return { site: linked, isSiteChosen: true, needsSite: false }
  const isKept = id !== '' && before.userId === id && before.isSiteChosen && isOwn(before.site)
  const { siteId, userId, target } = readStartAddress(location)
  const isLinked = target !== null && userId === id && isOwn(siteId)
  return {
    site: isKept ? before.site : ((sites.length === 1 ? sites[0]?._id : null) ?? null),
    isSiteChosen: isKept,
    needsSite: !isKept && !isLinked && sites.length > 0 && (wants || sites.length > 1),
  }
}
