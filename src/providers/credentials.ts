import { isRecord } from '#contract/isRecord.ts'
import type { appId, SiteInfo, UserInfo } from '#contract/core/session.ts'
import { askPerson } from './askPerson.ts'
import { encodePassword, isEmail, wantsKey } from './encodePassword.ts'
import { expiryOf } from './expiryOf.ts'
import { fetchEncryptKey, type EncryptKey } from './encryptKey.ts'
import { HttpError, type Http } from './http.ts'
import { isLocale, storedLocale, storeLocale, type Locale } from './locale.ts'
import { forget, keep } from './rememberedCredentials.ts'
import type { Session, SessionState } from './session.ts'
import { http, session } from './signIn.ts'
import { readUser } from './userInfo.ts'

/** What a person signs in with. */
export interface Credentials {
  readonly username: string
  /** As it was typed; or the hash that is remembered, which goes as it is. */
  readonly password: string
  readonly remember?: boolean
  /** The code in the picture, and which picture. */
  readonly captcha?: string
  readonly captchaId?: string
  /** A key fetched while the person was typing. Without one (or with an old one) it is fetched when it is needed. */
  readonly encodeKey?: EncryptKey | null
}

/** Somebody has signed in. */
export interface SignedIn {
  readonly token: string
  /** Empty where the back end has not said yet. */
  readonly userId: string
  readonly name: string
  /** The language of the account; null where the back end names none that the console speaks. */
  readonly locale: Locale | null
  /** They work at several sites, and which one it is now has to be asked. */
  readonly needsSite: boolean
  readonly sites: readonly SiteInfo[]
}

/** Binds signing in to a session and a way to the back end. */
export function createCredentials({ session, http }: { session: Session; http: Http }) {
  /** Sends them once; a second time when the key had expired on the way (1007). */
  async function send({ username, password, captcha, captchaId, encodeKey }: Credentials) {
    const body = {
      username,
      ...(isEmail(username) ? { email: username } : {}),
      AppID: app,
      ...(captcha ? { captcha, captcha_id: captchaId ?? '' } : {}),
    }
    const post = async (key: string | null) =>
      http.send({
        method: 'POST',
        path: '/signin',
        body: { ...body, password: await encodePassword({ username, password }, key) },
      })
    const fetched = async () =>
      wantsKey(username, password) ? ((await fetchEncryptKey(http))?.key ?? null) : null

    try {
      return await post(encodeKey && encodeKey.goodUntil > Date.now() ? encodeKey.key : await fetched())
    } catch (error) {
      if (!(error instanceof HttpError && error.errcode === keyExpired && wantsKey(username, password)))
        throw error
      return await post(await fetched())
    }
  }

  /**
   * Signs in (specification sections 4 and 5): keeps token, person and language of the answer, and with `remember` the
   * credentials. Rejects with an `HttpError` whose message is for the person: the back end's, the network text, or
   * `登录失败！` for an answer without data.
   */
  async function signIn(credentials: Credentials): Promise<SignedIn> {
    const reply = await send(credentials)
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
    // Nothing is remembered when the code for it cannot be had: the person is signed in all the same.
    if (credentials.remember) await keep(credentials).catch(forget)
    else forget()
    const locale = isLocale(person.locale) ? person.locale : null
    if (locale) storeLocale(locale)
    return { token, userId: person._id, name: person.name, locale, needsSite, sites: person.sites }
  }

  /** The person with what the sign-in left out. Without an answer the console asks again when it opens. */
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

  /** Chooses the site to work at. A back end without the call (404) is told by the site of every other call. */
  async function chooseSite(site: string): Promise<void> {
    try {
      await http.send({ method: 'POST', path: '/site/change', body: { site } })
    } catch (error) {
      if (!(error instanceof HttpError && error.status === 404)) throw error
    }
    session.update({ site, isSiteChosen: true })
  }

  /** Takes back a sign-in that stopped at the choice of the site. */
  async function withdraw(): Promise<void> {
    const told = http.send({ method: 'POST', path: '/signout' }).catch(() => undefined)
    // The call has the token by now. Whoever signs in next must not lose theirs to a late answer.
    session.clear()
    await told
  }

  return { signIn, chooseSite, withdraw }
}

/** Signing in with the session of this page. */
export const { signIn, chooseSite, withdraw } = createCredentials({ session, http })

// Not the value of contract/core/session.ts: that would bring the whole of zod to the sign-in page.
const app: typeof appId = 'atrium-console'

const keyExpired = 1007

const failedTexts: Record<Locale, string> = {
  zh_CN: '登录失败！',
  zh_TW: '登入失敗！',
  en_US: 'Sign-in failed',
}

/** Where the person works: at the site they had chosen before their session ended, else to be asked if there are several. */
function workplace(before: SessionState, { _id: id, sites }: UserInfo, data: unknown) {
  const wants = isRecord(data) && data['need_choose_site'] === true
  const isKept =
    id !== '' && before.userId === id && before.isSiteChosen && sites.some(({ _id }) => _id === before.site)
  return {
    site: isKept ? before.site : ((sites.length === 1 ? sites[0]?._id : null) ?? null),
    isSiteChosen: isKept,
    needsSite: !isKept && sites.length > 0 && (wants || sites.length > 1),
  }
}
