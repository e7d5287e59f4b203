import { errcodes } from '#contract/reply.ts'
import { isRecord } from '#contract/isRecord.ts'
import { switchWords } from '#src/app/switchWords.ts'
import { draftKey, keepDrafts, readDrafts } from '#src/kit/form/unsaved/draft.ts'
import { localName } from '#src/kit/base/text/localName.ts'
import { wordsIn } from '#src/light/words.ts'
import type { AskWho } from '#src/providers/adoptToken.ts'
import { HttpError } from '#src/providers/http.ts'
import {
  htmlLang,
  locales,
  localeNames,
  storedLocale,
  storeLocale,
  type Locale,
} from '#src/providers/locale.ts'
import { readStartAddress } from '#src/providers/startAddress.ts'
import { takeLinkToken } from '#src/providers/takeLinkToken.ts'
import { signInHash } from '#src/providers/target.ts'
import { adopt, readAll, session, submit, withdraw, type PageData } from './api.ts'
import { changesOf, formOf, type Input } from './formOf.ts'
import { h } from './h.ts'
import { pendingOf } from './pendingOf.ts'
import { phoneWords, type PhoneWords } from './phoneWords.ts'

/** The content below the heading, in a language. */
type View = (words: PhoneWords, locale: Locale) => readonly HTMLElement[]

/**
 * Shows the brand that the address names, and lets its changes be submitted for approval. A token in the
 * address is taken out of it and exchanged, as in the console.
 */
export function startPage(root: HTMLElement): void {
  const id = idIn(location.pathname)
  const input: Input = { typed: {}, errors: {}, uploads: { running: 0 } }
  let known: PageData | null = null
  let notice = ''
  let wasSignedIn = false
  let view: View = loading

  /** Draws a view, or the present one again: in another language, with errors. */
  function show(next = view): void {
    view = next
    const locale = storedLocale()
    const words = wordsIn(phoneWords, locale)
    document.documentElement.lang = htmlLang(locale)
    document.title = `${words.title} · Atrium`
    root.replaceChildren(
      h(
        'header',
        {},
        h('p', { class: 'kind' }, words.title),
        h('h1', {}, known ? localName(known.brand, locale) : words.title),
        h(
          'div',
          { class: 'languages', role: 'group', 'aria-label': words.language },
          ...locales.map((one) => languageButton(one, one === locale)),
        ),
      ),
      h('output', { class: 'notice', 'data-empty': notice === '' }, notice),
      h('main', {}, ...view(words, locale)),
    )
    const focused = '[aria-invalid=true], [autofocus]'
    document.querySelector<HTMLElement>(focused)?.focus()
  }

  const languageButton = (locale: Locale, isPressed: boolean) =>
    button(localeNames[locale], {
      lang: htmlLang(locale),
      'aria-pressed': String(isPressed),
      click: () => {
        storeLocale(locale)
        show()
      },
    })

  const brandView =
    (known: PageData): View =>
    (words, locale) => [
      known.pending
        ? pendingOf(known, { words, locale, onWithdraw: () => act(() => withdrawn(known)) })
        : formOf(known, { ...input, words, locale, redraw: show, onSubmit: () => act(() => sent(known)) }),
    ]

  async function sent({ brand }: PageData): Promise<void> {
    await submit(brand, changesOf(input.typed, brand))
    input.typed = {}
    input.errors = {}
    keep()
    await open('submitted')
  }

  async function withdrawn({ pending }: PageData): Promise<void> {
    if (pending) await withdraw(pending)
    await open()
  }

  async function open(news?: 'submitted' | 'newer', message = ''): Promise<void> {
    known = await readAll(id)
    const draft = readDrafts(keyOfDraft()).at(-1)
    const isNewer = draft !== undefined && draft.rev !== known.brand.rev
    input.typed = { ...input.typed, ...draft?.changes }
    const told = news ?? (isNewer && message === '' ? 'newer' : null)
    notice = told ? phoneWords[told][storedLocale()] : message
    show(brandView(known))
  }

  const keyOfDraft = () => draftKey(session.get().userId ?? '', 'mobile', id)

  const unsent = () => (known ? changesOf(input.typed, known.brand) : {})

  /** The input outlives that the user has to sign in again, and that the phone drops the page. */
  function keep(): void {
    if (!known) return
    const changes = unsent()
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
    if (errcode === errcodes['audit.in_progress']) return act(() => open(undefined, message))
    if (errcode === errcodes.stale) return act(() => open('newer'))
    const fields = isRecord(data) ? data['fields'] : null
    notice = isRecord(fields) ? phoneWords.fix[storedLocale()] : message
    if (isRecord(fields))
      input.errors = Object.fromEntries(
        Object.entries(fields).map(([name, key]) => [name.replace(/^after\./, ''), String(key)]),
      )
    show(known ? view : ({ retry }) => [button(retry, { class: 'primary', click: start })])
  }

  /** Only a link leads to sign-in: with a redirect the two pages could redirect to each other endlessly. */
  const signedOut: View = (words) => {
    // Without the token, even if the browser did not allow removing it from the address.
    const { search } = new URL(readStartAddress(location).withoutToken, location.href)
    const back = `/brandDB/brandModification/${encodeURIComponent(id)}${search}`
    return [
      h('p', {}, words.signed_out),
      h('a', { class: 'primary', href: `/${signInHash(`#${back}`)}` }, words.sign_in),
    ]
  }

  function start(): void {
    notice = ''
    if (!isSignedIn()) return show(signedOut)
    show(known ? brandView(known) : loading)
    void act(() => open())
  }

  /** The session ended, here or in another tab, or the same person signed in there: the input stays. */
  function follow(): void {
    if (isSignedIn() === wasSignedIn) return
    wasSignedIn = isSignedIn()
    start()
  }

  /** Asks who continues if the link belongs to somebody else. */
  const askWho: AskWho = ({ current, other }) =>
    new Promise((resolve) => {
      show((_, locale) => {
        const { ask, keep, change } = switchWords(current, other, locale)
        const stay = button(keep, { class: 'primary', autofocus: true, click: () => resolve(false) })
        const leave = button(change, { class: '', click: () => resolve(true) })
        return [h('h2', {}, ask), h('div', { class: 'choose' }, stay, leave)]
      })
    })

  async function begin(linkToken: string | null): Promise<void> {
    if (linkToken !== null) {
      show()
      await adopt(linkToken, askWho).catch(() => undefined)
    }
    wasSignedIn = isSignedIn()
    session.subscribe(follow)
    start()
  }

  for (const kind of ['input', 'change']) root.addEventListener(kind, keep)
  window.addEventListener('beforeunload', (event) => {
    if (!known?.pending && Object.keys(unsent()).length > 0) event.preventDefault()
  })
  // A token typed after the # while the page is open is not used, and does not stay there either.
  window.addEventListener('hashchange', takeLinkToken)
  void begin(takeLinkToken())
}

const loading: View = (words) => [h('p', {}, words.loading)]

const button = (text: string, attributes: Parameters<typeof h>[1]) =>
  h('button', { type: 'button', ...attributes }, text)

const isSignedIn = (): boolean => session.get().token !== null

/** The last part of the path, decoded; a malformed part stays as it is, and then no such brand exists. */
function idIn(path: string): string {
  const last = path.split('/').at(-1) ?? ''
  try {
    return decodeURIComponent(last)
  } catch {
    return last
  }
}
