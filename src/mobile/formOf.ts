import { localName } from '#src/kit/base/text/localName.ts'
import { wordFor } from '#src/light/words.ts'
import type { Locale } from '#src/providers/locale.ts'
import { textFields, type BrandOnPhone, type PageData } from './api.ts'
import { h } from './h.ts'
import { logoField } from './logoField.ts'
import type { PhoneWords } from './phoneWords.ts'

/** The typed values, by field; untouched fields are missing. */
export type TypedValues = Record<string, unknown>

/** What was typed, and the server's errors for it. */
export interface Input {
  /** Updated while the user types. */
  typed: TypedValues
  errors: Readonly<Record<string, string>>
  /** How many pictures are being uploaded; nothing can be submitted until they are done. */
  readonly uploads: { running: number }
}

/** A form in a language. */
export interface FormOptions extends Input {
  readonly words: PhoneWords
  readonly locale: Locale
  /** Draws the form anew. */
  readonly redraw: () => void
  readonly onSubmit: () => void
}

/** The error of a field, and what its input says about it. */
export function problemOf(source: string, { errors, words: { problems } }: FormOptions) {
  const key = errors[source]
  if (key === undefined) return { line: null, aria: {} }
  const id = `${source}-error`
  const line = h('p', { class: 'error', id }, wordFor(problems, key) ?? problems.other)
  return { line, aria: { 'aria-invalid': 'true', 'aria-describedby': id } }
}

/** The typed values that differ from the brand. */
export const changesOf = (typed: TypedValues, brand: BrandOnPhone): TypedValues =>
  Object.fromEntries(
    Object.entries(typed).filter(
      ([source, value]) =>
        printed(value) !== printed(Object.assign<TypedValues, BrandOnPhone>({}, brand)[source]),
    ),
  )

const printed = (value: unknown): string => JSON.stringify(value === '' ? null : (value ?? null))

/**
 * The form of a brand: names, logo, tags, descriptions, one below the other. A changed field also shows the
 * stored value.
 */
export function formOf(known: PageData, options: FormOptions): HTMLElement {
  const { words, typed, uploads, onSubmit } = options
  const count = h('span', { class: 'count' })
  const button = h('button', { class: 'primary' }, words.submit)
  const told = () => {
    const changed = Object.keys(changesOf(typed, known.brand)).length
    const isUploading = uploads.running > 0
    const changes = changed === 0 ? words.nothing : words.changed.replace('{n}', String(changed))
    count.textContent = isUploading ? words.uploading : changes
    button.setAttribute('aria-disabled', String(isUploading || changed === 0))
  }
  told()
  const submit = (event: Event) => {
    event.preventDefault()
    if (button.getAttribute('aria-disabled') === 'true') return
    button.setAttribute('aria-disabled', 'true')
    button.textContent = words.sending
    onSubmit()
  }
  const inputs = textFields.map((field) => textInput(field, known, options))
  return h(
    'form',
    { novalidate: true, input: told, change: told, submit },
    ...inputs.slice(0, 3),
    logoField(known, options, problemOf('logo', options)),
    tagsField(known, options),
    ...inputs.slice(3),
    h('div', { class: 'bar' }, count, button),
  )
}

function textInput(
  { source, lang, isLong }: (typeof textFields)[number],
  { brand }: PageData,
  options: FormOptions,
): HTMLElement {
  const { words, typed } = options
  const stored = brand[source] ?? ''
  const { line, aria } = problemOf(source, options)
  const now = h('p', { class: 'now', lang })
  const compare = (value: string) => {
    now.textContent = value === stored || stored === '' ? '' : `${words.now}: ${stored}`
  }
  const input = h(isLong ? 'textarea' : 'input', {
    id: source,
    lang,
    ...(isLong ? { rows: '5' } : { type: 'text', autocomplete: 'off' }),
    ...aria,
    input: () => {
      typed[source] = input.value === '' ? null : input.value
      compare(input.value)
    },
  })
  input.value = String(source in typed ? (typed[source] ?? '') : stored)
  compare(input.value)
  return h('div', { class: 'field' }, h('label', { for: source }, words.fields[source]), input, line, now)
}

function tagsField({ brand, tags }: PageData, options: FormOptions): HTMLElement {
  const { words, locale, typed } = options
  const chosen = new Set(Array.isArray(typed['tag_ids']) ? typed['tag_ids'] : brand.tag_ids)
  const { line } = problemOf('tag_ids', options)
  const toggle = (id: string) => () => {
    if (!chosen.delete(id)) chosen.add(id)
    // In the stored order as far as possible, so that removing a tag and adding it again is not a change.
    const kept = (brand.tag_ids ?? []).filter((one) => chosen.has(one))
    typed['tag_ids'] = [...kept, ...[...chosen].filter((one) => !kept.includes(String(one)))]
  }
  const summary = h('summary')
  const count = () => summary.replaceChildren(`${words.tags} (${chosen.size})`)
  count()
  const boxes = tags.map((tag) => {
    const box = h('input', { type: 'checkbox', change: toggle(tag._id) })
    box.checked = chosen.has(tag._id)
    return h('label', {}, box, h('span', {}, localName(tag, locale)))
  })
  const group = h('div', { class: 'tags', role: 'group', 'aria-label': words.tags }, ...boxes)
  return h('details', { class: 'field', change: count, open: line !== null }, summary, group, line)
}
