import { errcodes } from '#contract/reply.ts'
import { draftKey, keepDrafts, readDrafts } from '#src/kit/form/draft.ts'
import { localName } from '#src/kit/localName.ts'
import type { AskWho } from '#src/providers/adoptToken.ts'
import { wordsIn } from '#src/light/words.ts'
import { HttpError } from '#src/providers/http.ts'
import { htmlLang, locales, localeNames, storedLocale, storeLocale } from '#src/providers/locale.ts'
import { readStartAddress } from '#src/providers/startAddress.ts'
import { takeLinkToken } from '#src/providers/takeLinkToken.ts'
import { signInHash } from '#src/providers/target.ts'
import { switchWords } from '#src/app/switchWords.ts'
import { adopt, readAll, session, submit, withdraw, type Known } from './api.ts'
import { changesOf, formOf } from './formOf.ts'
import type { Typed } from './formOptions.ts'
import { h } from './h.ts'
import { idIn } from './idIn.ts'
import { pendingOf } from './pendingOf.ts'
import { phoneWords, type PhoneWords } from './phoneWords.ts'

/** The input, and the server's errors for it. */
interface State {
  known: Known | null
  typed: Typed
  errors: Readonly<Record<string, string>>
  readonly uploads: { running: number }
  /** Shown beside the form: that the change was submitted, or why it was not. */
  notice: string
  /** The question who continues, while it is shown. */
  asking: Asking | null
}

interface Asking {
  readonly people: Parameters<AskWho>[0]
  readonly answer: (isOther: boolean) => void
}

/**
 * Shows the brand that the address names, and lets its changes be submitted for approval. A token in the
 * address is taken out of it and exchanged, as in the console.
 */
export function startPage(root: HTMLElement): void {
  const linkToken = takeLinkToken()
  const id = idIn(location.pathname)
  const state: State = {
    known: null,
    typed: {},
    errors: {},
    uploads: { running: 0 },
    notice: '',
    asking: null,
  }
  let wasSignedIn = false
  const words = (): PhoneWords => wordsIn(phoneWords, storedLocale())

  function draw(...content: readonly HTMLElement[]): void {
    const { known, notice } = state
    const locale = storedLocale()
    document.documentElement.lang = htmlLang(locale)
    document.title = `${words().title} · Atrium`
    const heading = known ? localName(known.brand, locale) : words().title
    root.replaceChildren(
      h('header', {}, h('p', { class: 'kind' }, words().title), h('h1', {}, heading), languages()),
      h('output', { class: 'notice', 'data-empty': notice === '' }, notice),
      h('main', {}, ...content),
    )
  }

  const languages = () =>
    h(
      'div',
      { class: 'languages', role: 'group', 'aria-label': words().language },
      ...locales.map((locale) =>
        h(
          'button',
          {
            type: 'button',
            lang: htmlLang(locale),
            'aria-pressed': String(locale === storedLocale()),
            click: () => {
              storeLocale(locale)
              show()
            },
          },
          localeNames[locale],
        ),
      ),
    )

  function show(): void {
    const { known, typed, errors, uploads, asking } = state
    if (asking) return drawQuestion(asking)
    if (!known) return draw(h('p', {}, isSignedIn() ? words().loading : words().signed_out))
    const locale = storedLocale()
    if (known.pending)
      return draw(
        pendingOf(known, { words: words(), locale, onWithdraw: () => void act(() => withdrawn(known)) }),
      )
    const onSubmit = () => void act(() => sent(known))
    draw(formOf(known, { words: words(), locale, typed, errors, uploads, redraw: show, onSubmit }))
    document.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }

  async function sent({ brand }: Known): Promise<void> {
    await submit(brand, changesOf(state.typed, brand))
    state.typed = {}
    state.errors = {}
    keep()
    await open(words().submitted)
  }

  async function withdrawn({ pending }: Known): Promise<void> {
    if (pending) await withdraw(pending)
    await open('')
  }

  async function open(notice: string): Promise<void> {
    state.known = await readAll(id)
    const draft = readDrafts(keyOfDraft()).at(-1)
    const isNewer = draft !== undefined && draft.rev !== state.known.brand.rev
    state.typed = { ...state.typed, ...draft?.changes }
    state.notice = notice === '' && isNewer ? words().newer : notice
    show()
  }

  const keyOfDraft = () => draftKey(session.get().userId ?? '', 'mobile', id)

  /** The input outlives that the user has to sign in again, and that the phone drops the page. */
  function keep(): void {
    const { known, typed } = state
    if (!known) return
    const changes = changesOf(typed, known.brand)
    const hasChanges = Object.keys(changes).length > 0
    keepDrafts(keyOfDraft(), hasChanges ? [{ at: Date.now(), rev: known.brand.rev, changes }] : [])
  }

  /** Calls the server and shows the result. The input stays. */
  async function act(work: () => Promise<void>): Promise<void> {
    try {
      await work()
    } catch (error) {
      if (!(error instanceof HttpError)) throw error
      if (error.isSignedOut) return session.expire()
      await explain(error)
    }
  }

  async function explain({ errcode, message, data }: HttpError): Promise<void> {
    const fields = (data as { fields?: unknown } | null)?.fields
    if (errcode === errcodes['audit.in_progress']) return act(() => open(message))
    if (errcode === errcodes.stale) return act(() => open(words().newer))
    if (typeof fields === 'object' && fields !== null) {
      state.errors = Object.fromEntries(
        Object.entries(fields).map(([name, key]) => [name.replace(/^after\./, ''), String(key)]),
      )
      state.notice = words().fix
      return show()
    }
    state.notice = message
    if (state.known) return show()
    draw(h('button', { type: 'button', class: 'primary', click: start }, words().retry))
  }

  /** Only a link leads to sign-in: with a redirect the two pages could redirect to each other endlessly. */
  function signedOut(): void {
    // Without the token, even if the browser did not allow removing it from the address.
    const { search } = new URL(readStartAddress(location).withoutToken, location.href)
    const back = `/brandDB/brandModification/${encodeURIComponent(id)}${search}`
    draw(
      h('p', {}, words().signed_out),
      h('a', { class: 'primary', href: `/${signInHash(`#${back}`)}` }, words().sign_in),
    )
  }

  function start(): void {
    state.notice = ''
    if (!isSignedIn()) return signedOut()
    show()
    void act(() => open(''))
  }

  /** The session ended, here or in another tab, or the same person signed in there: the input stays. */
  function follow(): void {
    if (isSignedIn() === wasSignedIn) return
    wasSignedIn = isSignedIn()
    start()
  }

  /** Asks who continues if the link belongs to somebody else. */
  const askWho: AskWho = (people) =>
    new Promise((resolve) => {
      state.asking = {
        people,
        answer: (isOther) => {
          state.asking = null
          resolve(isOther)
        },
      }
      show()
    })

  function drawQuestion({ people, answer }: Asking): void {
    const { ask, keep, change } = switchWords(people.current, people.other, storedLocale())
    const choice = (text: string, isOther: boolean) =>
      h('button', { type: 'button', class: isOther ? '' : 'primary', click: () => answer(isOther) }, text)
    const stay = choice(keep, false)
    draw(h('h2', {}, ask), h('div', { class: 'choose' }, stay, choice(change, true)))
    stay.focus()
  }

  async function begin(): Promise<void> {
    if (linkToken !== null) {
      draw(h('p', {}, words().loading))
      await adopt(linkToken, askWho).catch(() => undefined)
    }
    wasSignedIn = isSignedIn()
    session.subscribe(follow)
    start()
  }

  for (const kind of ['input', 'change']) root.addEventListener(kind, keep)
  window.addEventListener('beforeunload', (event) => {
    const { known, typed } = state
    if (known && !known.pending && Object.keys(changesOf(typed, known.brand)).length > 0)
      event.preventDefault()
  })
  // A token typed after the # while the page is open is not used, and does not stay there either.
  window.addEventListener('hashchange', takeLinkToken)
  void begin()
}

const isSignedIn = (): boolean => session.get().token !== null
