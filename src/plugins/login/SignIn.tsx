import { Suspense, useEffect, useReducer, useState } from 'react'
import { Logo } from '#src/kit/Logo.tsx'
import type { SignedIn } from '#src/providers/credentials.ts'
import { storeLocale, type Locale } from '#src/providers/locale.ts'
import { recall } from '#src/providers/rememberedCredentials.ts'
import { lastLoginUser } from '#src/providers/session.ts'
import { session } from '#src/providers/pageSession.ts'
import { LanguageChoice } from './LanguageChoice.tsx'
import { lazily } from './lazily.tsx'
import { openLogin, reduceLogin } from './loginState.ts'
import { loadCredentials } from './loadCredentials.ts'
import { messages } from './messages.ts'
import { Picture } from './Picture.tsx'
import { newPicture, randomSeed } from './randomValues.ts'
import { resetTokenOf } from './resetToken.ts'
import s from './SignIn.module.css'
import { SignInForm, type Challenge } from './SignInForm.tsx'
import { useCaptcha } from './useCaptcha.ts'
import { useDecoration } from './useDecoration.ts'
import { isForgetEntry, useForgetEntry } from './useForgetEntry.ts'
import { usePageLanguage } from './usePageLanguage.ts'
import { useSignedInElsewhere } from './useSignedInElsewhere.ts'
import { useWhitelist } from './useWhitelist.ts'

// Loaded lazily: not everybody needs these, and the page opens faster.
const ForgotPassword = lazily(async () => (await import('./ForgotPassword.tsx')).ForgotPassword)
const CodeForm = lazily(async () => (await import('./CodeForm.tsx')).CodeForm)
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
export function SignIn({ onSignedIn, onSignedInElsewhere = ignore }: SignInProps) {
  const { locale, picked, pick, followStored } = usePageLanguage()
  const [remembered] = useState(recall)
  const [state, dispatch] = useReducer(reduceLogin, remembered, open)
  const [resetToken, setResetToken] = useState(() => resetTokenOf(location.hash))
  const [news, setNews] = useState<'expired' | 'saved' | null>(() => (hasExpired() ? 'expired' : null))
  const [challenge, setChallenge] = useState<Challenge | null>(null)
  const renew = () => dispatch({ type: 'captcha', random: newPicture() })
  const captcha = useCaptcha(state.captchaRandom, renew)
  const [isReturned] = useState(() => location.search.includes('state='))
  const { ip, domains, provider } = useWhitelist((isIn) => dispatch({ type: 'whitelist', isIn }))
  useDecoration(() => dispatch({ type: 'decoration', random: randomSeed() }))
  const words = messages[locale]
  const toggleForget = useForgetEntry(state.isForget, () =>
    dispatch({ type: 'forget', random: newPicture() }),
  )

  useSignedInElsewhere(state.isForget || resetToken !== null || state.user !== null, onSignedInElsewhere)

  // The token must not be visible to others, nor stay in the browser's history.
  useEffect(() => {
    if (resetToken !== null) history.replaceState(null, '', '#/login')
  }, [resetToken])

  const otherThan = ({ locale: own }: SignedIn): Locale | null =>
    own === null || picked === own ? null : picked

  const enter = (user: SignedIn) => {
    // The choice applies to this page; the console opens in the language of the account.
    if (picked === null) followStored()
    setNews(null)
    dispatch({ type: 'signedIn', user })
    if (!user.needsSite) onSignedIn(otherThan(user))
  }

  const leaveChoice = async () => {
    const { withdraw } = await loadCredentials()
    // The session is over before the form returns.
    void withdraw()
    if (picked) storeLocale(picked)
    setChallenge(null)
    dispatch({ type: 'withdrawn', random: newPicture() })
  }

  const leaveCode = () => {
    setChallenge(null)
    dispatch({ type: 'typed', field: 'password', value: '' })
  }

  const leaveForgotten = (hasSaved: boolean) => {
    if (hasSaved) {
      setNews('saved')
      // The prefilled password is the old one.
      dispatch({ type: 'typed', field: 'password', value: '' })
    }
    setResetToken(null)
    if (state.isForget) toggleForget()
  }

  return (
    <div className={s.page}>
      <Picture seed={state.captchaRandom2} words={words} />
      <main className={s.side}>
        <div className={s.form}>
          <div className={s.top}>
            <span className={s.brand}>
              <Logo />
              Atrium
            </span>
            <LanguageChoice locale={locale} label={words.language} onChoose={pick} />
          </div>
          {state.isForget || resetToken !== null ? (
            <Suspense fallback={<div className={s.coming} />}>
              <ForgotPassword
                {...{ state, dispatch, captcha, words, locale, resetToken }}
                onRenew={renew}
                onAskAgain={() => {
                  setResetToken(null)
                  if (!state.isForget) toggleForget()
                }}
                onLeave={leaveForgotten}
              />
            </Suspense>
          ) : challenge ? (
            <Suspense fallback={<div className={s.coming} />}>
              <CodeForm
                {...{ challenge, locale, words }}
                isDone={state.user !== null}
                onSignedIn={enter}
                onLeave={leaveCode}
              />
            </Suspense>
          ) : (
            <>
              <SignInForm
                {...{ state, dispatch, remembered, captcha, words, locale }}
                hint={news === 'expired' ? words.expired : words.hint}
                success={news === 'saved' ? words.saved : undefined}
                onRenew={renew}
                onForget={() => {
                  if (news === 'saved') setNews(null)
                  toggleForget()
                }}
                onSignedIn={enter}
                onChallenge={setChallenge}
              />
              {provider === null && !isReturned ? null : (
                <Suspense fallback={null}>
                  <ProviderButton
                    label={provider ?? 'SSO'}
                    locale={locale}
                    onSignedIn={enter}
                    onChallenge={setChallenge}
                  />
                </Suspense>
              )}
            </>
          )}
          <p className={s.outside}>
            {state.inWhiteList ? null : (
              <>
                {words.outside}{' '}
                <button type="button" onClick={() => dispatch({ type: 'domains', isOpen: true })}>
                  {words.domains}
                </button>
              </>
            )}
          </p>
          <Suspense fallback={null}>
            {state.domainPopupVisible && !state.selectSiteVisible ? (
              <DomainPopup
                {...{ ip, domains, locale }}
                onClose={() => dispatch({ type: 'domains', isOpen: false })}
              />
            ) : null}
            {state.selectSiteVisible && state.user ? (
              <SitePopup
                sites={state.user.sites}
                locale={locale}
                back={words.back}
                onChosen={() => {
                  dispatch({ type: 'siteChosen' })
                  onSignedIn(state.user && otherThan(state.user))
                }}
                onBack={leaveChoice}
              />
            ) : null}
          </Suspense>
        </div>
      </main>
    </div>
  )
}

const ignore = () => undefined

/** An expired session leaves the user's id behind; signing out leaves nothing. */
function hasExpired(): boolean {
  const { token, userId } = session.get()
  return token === null && userId !== null
}

/** Prefilled with the remembered credentials, otherwise with the name of the last user. */
const open = (remembered: { username: string; password: string } | null) =>
  openLogin({
    ...(remembered ?? { username: lastLoginUser.get() ?? '', password: '' }),
    captchaRandom: newPicture(),
    captchaRandom2: randomSeed(),
    isForget: isForgetEntry(),
  })
