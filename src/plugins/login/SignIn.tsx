import { useEffect, useReducer, useState } from 'react'
import { Logo } from '#src/kit/base/icon/Logo.tsx'
import { Link } from '#src/light/Form.tsx'
import { LanguageContext } from '#src/light/useWords.ts'
import { wordsIn } from '#src/light/words.ts'
import type { SignInResult } from '#src/providers/credentials.ts'
import { offeredLocales } from '#src/providers/languages.ts'
import { htmlLang, shortLocaleNames, storeLocale, type Locale } from '#src/providers/locale.ts'
import { session } from '#src/providers/pageSession.ts'
import { recall } from '#src/providers/rememberedCredentials.ts'
import { lastLoginUser } from '#src/providers/session.ts'
import { lazily } from './lazily.tsx'
import { loadCredentials } from './loadCredentials.ts'
import {
  decorated,
  openLogin,
  renewed,
  signedIn,
  toggled,
  typed,
  withdrawn,
  type Change,
  type LoginState,
} from './loginState.ts'
import { Picture } from './Picture.tsx'
import s from './SignIn.module.css'
import { SignInForm, type Challenge } from './SignInForm.tsx'
import { signInWords } from './signInWords.ts'
import { useCaptcha } from './useCaptcha.ts'
import { isForgetEntry, useForgetEntry } from './useForgetEntry.ts'
import { usePageLanguage } from './usePageLanguage.ts'
import { useSignedInElsewhere } from './useSignedInElsewhere.ts'
import { useWhitelist } from './useWhitelist.ts'

const coming = <div className={s.coming} />

// Loaded lazily: not everybody needs these, and the page opens faster.
const ForgotPassword = lazily(async () => (await import('./ForgotPassword.tsx')).ForgotPassword, coming)
const CodeForm = lazily(async () => (await import('./CodeForm.tsx')).CodeForm, coming)
const ProviderButton = lazily(async () => (await import('./ProviderButton.tsx')).ProviderButton)
const SitePopup = lazily(async () => (await import('./SitePopup.tsx')).SitePopup)
const DomainPopup = lazily(async () => (await import('./DomainPopup.tsx')).DomainPopup)

interface SignInProps {
  /** `picked`: the language chosen on the page, if the account has another one. */
  readonly onSignedIn: (picked: Locale | null) => void
  /** Called when the user has signed in in another tab. */
  readonly onSignedInElsewhere?: () => void
}

/**
 * The sign-in page (specification sections 2 and 5). It is plain React and separate from the console, so it
 * can be used after loading a fraction of the code. `onSignedIn` is called when the session is stored; keep
 * the page until the console can be rendered, because it shows that the console is loading.
 */
export function SignIn({ onSignedIn, onSignedInElsewhere = () => undefined }: SignInProps) {
  const { locale, picked, pick, followStored } = usePageLanguage()
  const words = wordsIn(signInWords, locale)
  const [remembered] = useState(recall)
  const [state, change] = useReducer(
    (last: LoginState, changed: Change): LoginState => ({ ...last, ...changed }),
    // Prefilled with the remembered credentials, otherwise with the name of the last user.
    remembered ?? { username: lastLoginUser.get() ?? '', password: '' },
    (known) => openLogin(known, isForgetEntry()),
  )
  const [resetToken, setResetToken] = useState(resetTokenHere)
  const [news, setNews] = useState<'expired' | 'saved' | null>(() => (hasExpired() ? 'expired' : null))
  const [challenge, setChallenge] = useState<Challenge | null>(null)
  const captcha = useCaptcha(state.captchaRandom, () => change(renewed()))
  const page = { state, change, captcha }
  const [isReturned] = useState(() => location.search.includes('state='))
  const { ip, domains, provider } = useWhitelist((inWhiteList) =>
    change({ inWhiteList, domainPopupVisible: !inWhiteList }),
  )
  const toggleForget = useForgetEntry(state.isForget, () => change(toggled(state)))

  useSignedInElsewhere(state.isForget || resetToken !== null || state.user !== null, onSignedInElsewhere)

  // The token must not be visible to others, nor stay in the browser's history.
  useEffect(() => {
    if (resetToken !== null) history.replaceState(null, '', '#/login')
  }, [resetToken])

  const otherThan = ({ locale: own }: SignInResult): Locale | null =>
    own === null || picked === own ? null : picked

  const enter = (user: SignInResult) => {
    // The choice applies to this page; the console opens in the language of the account.
    if (picked === null) followStored()
    setNews(null)
    change(signedIn(user))
    if (!user.needsSite) onSignedIn(otherThan(user))
  }

  const leaveChoice = async () => {
    const { withdraw } = await loadCredentials()
    // The session is over before the form returns.
    void withdraw()
    if (picked) storeLocale(picked)
    setChallenge(null)
    change(withdrawn())
  }

  const leaveCode = () => {
    setChallenge(null)
    change(typed({ password: '' }))
  }

  const leaveForgotten = (hasSaved: boolean) => {
    if (hasSaved) {
      setNews('saved')
      // The prefilled password is the old one.
      change(typed({ password: '' }))
    }
    setResetToken(null)
    if (state.isForget) toggleForget()
  }

  const form =
    state.isForget || resetToken !== null ? (
      <ForgotPassword
        {...{ page, resetToken }}
        onAskAgain={() => {
          setResetToken(null)
          if (!state.isForget) toggleForget()
        }}
        onLeave={leaveForgotten}
      />
    ) : challenge ? (
      <CodeForm challenge={challenge} isDone={state.user !== null} onSignedIn={enter} onLeave={leaveCode} />
    ) : (
      <>
        <SignInForm
          {...{ page, remembered }}
          hint={news === 'expired' ? words.expired : words.hint}
          success={news === 'saved' ? words.saved : undefined}
          onForget={() => {
            if (news === 'saved') setNews(null)
            toggleForget()
          }}
          onSignedIn={enter}
          onChallenge={setChallenge}
        />
        {provider === null && !isReturned ? null : (
          <ProviderButton label={provider ?? 'SSO'} onSignedIn={enter} onChallenge={setChallenge} />
        )}
      </>
    )

  return (
    <LanguageContext value={locale}>
      <div className="look-page">
        <Picture seed={state.captchaRandom2} onRenew={() => change(decorated())} />
        <main className="look-side">
          <div className="look-form">
            <div className="look-top">
              <span className="look-brand">
                <Logo />
                Atrium
              </span>
              <fieldset className={s.languages} aria-label={words.language}>
                {offeredLocales(session.get().languages).map((one) => (
                  <button
                    key={one}
                    type="button"
                    lang={htmlLang(one)}
                    aria-pressed={one === locale}
                    onClick={() => pick(one)}
                  >
                    {shortLocaleNames[one]}
                  </button>
                ))}
              </fieldset>
            </div>
            {form}
            <p className={`look-outside ${s.outside}`}>
              {state.inWhiteList ? null : (
                <>
                  {words.outside}{' '}
                  <Link onClick={() => change({ domainPopupVisible: true })}>{words.domains}</Link>
                </>
              )}
            </p>
            {state.domainPopupVisible && !state.selectSiteVisible ? (
              <DomainPopup {...{ ip, domains }} onClose={() => change({ domainPopupVisible: false })} />
            ) : null}
            {state.selectSiteVisible && state.user ? (
              <SitePopup
                sites={state.user.sites}
                back={words.back}
                onChosen={() => {
                  change({ selectSiteVisible: false })
                  onSignedIn(state.user && otherThan(state.user))
                }}
                onBack={leaveChoice}
              />
            ) : null}
          </div>
        </main>
      </div>
    </LanguageContext>
  )
}

/** The token of a mail in the address `#/login?reset=…`, with which a new password can be set; else null. */
const resetTokenHere = (): string | null =>
  new URLSearchParams(/^#\/login\?(.*)$/.exec(location.hash)?.[1] ?? '').get('reset') || null

/** An expired session leaves the user's id behind; signing out leaves nothing. */
function hasExpired(): boolean {
  const { token, userId } = session.get()
  return token === null && userId !== null
}
