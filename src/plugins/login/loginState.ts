import type { EncryptKey } from '#src/providers/encryptKey.ts'
import type { SignedIn } from '#src/providers/credentials.ts'

/** The state of the sign-in page; the names are the specification's (section 3, login state). */
export interface LoginState {
  /** The token payload of a sign-in; null until then. */
  readonly token: Pick<SignedIn, 'token' | 'userId'> | null
  readonly user: SignedIn | null
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

export type LoginAction =
  | { readonly type: 'typed'; readonly field: 'username' | 'password' | 'captcha'; readonly value: string }
  /** Asks for another picture. */
  | { readonly type: 'captcha'; readonly random: string }
  | { readonly type: 'decoration'; readonly random: number }
  | { readonly type: 'forget'; readonly random: string }
  | { readonly type: 'key'; readonly key: EncryptKey | null }
  | { readonly type: 'failed'; readonly errcode: number; readonly errmsg: string; readonly random: string }
  | { readonly type: 'signedIn'; readonly user: SignedIn }
  | { readonly type: 'siteChosen' }
  /** Back to the form from the choice of the site. */
  | { readonly type: 'withdrawn'; readonly random: string }
  | { readonly type: 'whitelist'; readonly isIn: boolean }
  | { readonly type: 'domains'; readonly isOpen: boolean }

/** The page when it opens. */
export const openLogin = (
  filled: Pick<LoginState, 'username' | 'password' | 'captchaRandom' | 'captchaRandom2'> &
    Partial<LoginState>,
): LoginState => ({
  ...nobody,
  captcha: '',
  isForget: false,
  domainPopupVisible: false,
  inWhiteList: true,
  encodeKey: null,
  errcode: 0,
  errmsg: '',
  ...filled,
})

/** The page after something happened. */
export function reduceLogin(state: LoginState, action: LoginAction): LoginState {
  switch (action.type) {
    case 'typed':
      return { ...state, [action.field]: action.value, errcode: 0, errmsg: '' }
    case 'captcha':
      return { ...state, captcha: '', captchaRandom: action.random }
    case 'decoration':
      return { ...state, captchaRandom2: action.random }
    case 'forget':
      return { ...fresh(state, action.random), isForget: !state.isForget }
    case 'key':
      return { ...state, encodeKey: action.key }
    case 'failed': {
      const { errcode, errmsg, random } = action
      return { ...fresh(state, random), errcode, errmsg }
    }
    case 'signedIn': {
      const { user } = action
      const { token, userId, needsSite } = user
      const signedIn = { token: { token, userId }, access_token: token, userid: userId, user }
      return { ...state, ...signedIn, encodeKey: null, selectSiteVisible: needsSite }
    }
    case 'siteChosen':
      return { ...state, selectSiteVisible: false }
    case 'withdrawn':
      return { ...fresh(state, action.random), ...nobody }
    case 'whitelist':
      return { ...state, inWhiteList: action.isIn, domainPopupVisible: !action.isIn }
    case 'domains':
      return { ...state, domainPopupVisible: action.isOpen }
  }
}

const nobody = { token: null, user: null, access_token: null, userid: null, selectSiteVisible: false }

/** A key and a code are valid for one attempt. */
const fresh = (state: LoginState, random: string): LoginState => ({
  ...state,
  captcha: '',
  captchaRandom: random,
  encodeKey: null,
  errcode: 0,
  errmsg: '',
})
