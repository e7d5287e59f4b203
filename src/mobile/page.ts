import { errcodes } from '#contract/reply.ts'
import { localName } from '#src/kit/localName.ts'
import { HttpError } from '#src/providers/http.ts'
import { htmlLang, locales, localeNames, storedLocale, storeLocale } from '#src/providers/locale.ts'
import { signInHash } from '#src/providers/target.ts'
import { readAll, storedToken, submit, withdraw, type Known } from './api.ts'
import { changesOf, formOf } from './formOf.ts'
import type { Typed } from './formOptions.ts'
import { h } from './h.ts'
import { idIn } from './idIn.ts'
import { pendingOf } from './pendingOf.ts'
import { texts, type Texts } from './texts.ts'

/** What is typed, and what the server says is wrong with it. */
interface State {
  known: Known | null
  typed: Typed
  errors: Readonly<Record<string, string>>
  /** Beside the form: that it went, or why it did not. */
  notice: string
}

/** Shows the brand that the address names, and lets its changes be submitted for approval. */
export function startPage(root: HTMLElement): void {
  const id = idIn(location.pathname)
  const state: State = { known: null, typed: {}, errors: {}, notice: '' }
  const words = (): Texts => texts[storedLocale()]

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
    const { known, typed, errors } = state
    if (!known) return draw(h('p', {}, storedToken() === null ? words().signed_out : words().loading))
    const locale = storedLocale()
    if (known.pending)
      return draw(
        pendingOf(known, { words: words(), locale, onWithdraw: () => void act(() => withdrawn(known)) }),
      )
    const onSubmit = () => void act(() => sent(known))
    draw(formOf(known, { words: words(), locale, typed, errors, onSubmit }))
    document.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }

  async function sent({ brand }: Known): Promise<void> {
    await submit(brand, changesOf(state.typed, brand))
    state.typed = {}
    state.errors = {}
    await open(words().submitted)
  }

  async function withdrawn({ pending }: Known): Promise<void> {
    if (pending) await withdraw(pending)
    await open('')
  }

  async function open(notice: string): Promise<void> {
    state.known = await readAll(id)
    state.notice = notice
    show()
  }

  /** Does something with the server, and shows what comes of it. What was typed stays. */
  async function act(work: () => Promise<void>): Promise<void> {
    try {
      await work()
    } catch (error) {
      if (!(error instanceof HttpError)) throw error
      if (error.isSignedOut) return signedOut()
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

  /** To sign-in by a link alone: a page that led there by itself could be led back without end. */
  function signedOut(): void {
    const back = `/brandDB/brandModification/${encodeURIComponent(id)}${location.search}`
    draw(
      h('p', {}, words().signed_out),
      h('a', { class: 'primary', href: `/${signInHash(`#${back}`)}` }, words().sign_in),
    )
  }

  function start(): void {
    state.notice = ''
    if (storedToken() === null) return signedOut()
    show()
    void act(() => open(''))
  }

  window.addEventListener('beforeunload', (event) => {
    const { known, typed } = state
    if (known && !known.pending && Object.keys(changesOf(typed, known.brand)).length > 0)
      event.preventDefault()
  })
  start()
}
