import type { EncryptKey } from '#src/providers/encryptKey.ts'
import type { SignInResult } from '#src/providers/credentials.ts'
import type { Failure } from '#src/light/failure.ts'

/** The state of the sign-in page; the names are the specification's (section 3, login state). */
export interface LoginState {
  /** The token payload of a sign-in; null until then. */
  readonly token: Pick<SignInResult, 'token' | 'userId'> | null
  readonly user: SignInResult | null
  readonly username: string
  /** As typed, or the remembered hash. */
  readonly password: string
  /** The code in the picture, as typed. */
  readonly captcha: string
  readonly access_token: string | null
  /** Sent as `r` to `/captcha`: each value gets its own picture. */
  readonly captchaRandom: string
  /** The seed of the decorative values; changes every three seconds. */
  readonly captchaRandom2: number
  /** The forms for a forgotten password are shown. */
  readonly isForget: boolean
  readonly userid: string | null
  readonly selectSiteVisible: boolean
  readonly domainPopupVisible: boolean
  /** The user's address is on the operator's list; true until the back end says otherwise. */
  readonly inWhiteList: boolean
  /** A key to encrypt the password with, for one attempt. */
  readonly encodeKey: EncryptKey | null
  /** The last failure; 0 and "" if there is none. */
  readonly errcode: number
  readonly errmsg: string
}

/** What changes when something happens. */
export type Change = Partial<LoginState>

/** The page when it opens, with the credentials that are known. */
export const openLogin = (
  known: Pick<LoginState, 'username' | 'password'>,
  isForget = false,
): LoginState => ({
  ...withdrawn(),
  ...decorated(),
  ...known,
  isForget,
  domainPopupVisible: false,
  inWhiteList: true,
})

/** Another picture. */
export const renewed = () => ({ captcha: '', captchaRandom: randomSeed().toString(36) })

/** Another seed of the decorative values. */
export const decorated = () => ({ captchaRandom2: randomSeed() })

/** Another attempt: a key and a picture are valid for one. */
export const afresh = () => ({ ...renewed(), ...noFailure, encodeKey: null })

/** To the forms for a forgotten password, or back. */
export const toggled = ({ isForget }: LoginState) => ({ ...afresh(), isForget: !isForget })

/** The user types, and the error goes. */
export const typed = (change: Partial<Pick<LoginState, 'username' | 'password' | 'captcha'>>) => ({
  ...change,
  ...noFailure,
})

/** The attempt did not succeed. */
export const failed = ({ errcode, errmsg }: Pick<Failure, 'errcode' | 'errmsg'>) => ({
  ...afresh(),
  errcode,
  errmsg,
})

/** The user is signed in, and may have to choose a site. */
export const signedIn = (user: SignInResult) => ({
  token: { token: user.token, userId: user.userId },
  access_token: user.token,
  userid: user.userId,
  user,
  encodeKey: null,
  selectSiteVisible: user.needsSite,
})

/** Nobody is signed in, such as after leaving the choice of the site. */
export const withdrawn = () => ({
  ...afresh(),
  token: null,
  user: null,
  access_token: null,
  userid: null,
  selectSiteVisible: false,
})

const noFailure = { errcode: 0, errmsg: '' }

const randomSeed = (): number => Math.floor(Math.random() * 2 ** 32)
