import { text } from '#contract/localText.ts'
import { localName } from '#src/kit/base/text/localName.ts'
import type { Locale } from '#src/providers/locale.ts'
import type { PageData } from './api.ts'
import { wordFor } from '#src/light/words.ts'
import { h } from './h.ts'
import type { PhoneWords } from './phoneWords.ts'

interface PendingOptions {
  readonly words: PhoneWords
  readonly locale: Locale
  readonly onWithdraw: () => void
}

/** The pending change, since when, and a button to withdraw it for the person who requested it. */
export function pendingOf(known: PageData, { words, locale, onWithdraw }: PendingOptions): HTMLElement {
  const { pending, canWithdraw } = known
  const at = new Date((pending?.submitted_at ?? 0) * 1000)
  const changes = Object.entries(pending?.after ?? {})
  return h(
    'section',
    { 'aria-label': words.pending },
    h(
      'div',
      { class: 'banner' },
      h('strong', {}, words.pending),
      h('time', { datetime: at.toISOString() }, at.toLocaleString(localeTag[locale])),
      h('p', {}, words.pending_text),
    ),
    h(
      'dl',
      { class: 'changes' },
      ...changes.flatMap(([source, to]) => [
        h('dt', {}, wordFor(words.fields, source) ?? source),
        h('dd', {}, h('small', {}, words.before), shown(source, pending?.before?.[source], known, locale)),
        h('dd', {}, h('small', {}, words.after), shown(source, to, known, locale)),
      ]),
    ),
    canWithdraw && h('button', { type: 'button', class: 'secondary', click: onWithdraw }, words.withdraw),
  )
}

function shown(source: string, value: unknown, { pictures, tags }: PageData, locale: Locale): HTMLElement {
  const address = pictures.get(String(value))
  if (source === 'logo' && address) return h('img', { src: address, alt: '' })
  if (value === null || value === undefined || value === '') return h('span', {}, '—')
  if (!Array.isArray(value)) return h('span', {}, String(value))
  const names = value.map((id: unknown) => tags.find(({ _id }) => _id === id))
  return h(
    'span',
    {},
    names.map((tag, index) => (tag ? localName(tag, locale) : String(value[index]))).join(' · '),
  )
}

const localeTag: Readonly<Record<Locale, string>> = text('zh-CN', 'zh-HK', 'en-GB')
