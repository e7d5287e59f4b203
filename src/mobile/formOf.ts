import { localName } from '#src/kit/localName.ts'
import type { Known } from './api.ts'
import { errorOf, type FormOptions, type Typed } from './formOptions.ts'
import { h } from './h.ts'
import { logoField } from './logoField.ts'
import { textFields, type BrandOnPhone } from './records.ts'

/** The typed values that differ from the brand. */
export const changesOf = (typed: Typed, brand: BrandOnPhone): Typed =>
  Object.fromEntries(
    Object.entries(typed).filter(
      ([source, value]) =>
        printed(value) !== printed(Object.entries(brand).find(([name]) => name === source)?.[1]),
    ),
  )

const printed = (value: unknown): string => JSON.stringify(value === '' ? null : (value ?? null))

/**
 * The form of a brand: names, logo, tags, descriptions, one below the other. A changed field also shows the
 * stored value.
 */
export function formOf(known: Known, options: FormOptions): HTMLElement {
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
  const inputs = textFields.map((field) => textInput(field, known, options))
  const form = h(
    'form',
    {
      novalidate: true,
      input: told,
      change: told,
      submit: (event) => {
        event.preventDefault()
        if (button.getAttribute('aria-disabled') === 'true') return
        button.setAttribute('aria-disabled', 'true')
        button.textContent = words.sending
        onSubmit()
      },
    },
    ...inputs.slice(0, 3),
    logoField(known, options),
    tagsField(known, options),
    ...inputs.slice(3),
    h('div', { class: 'bar' }, count, button),
  )
  return form
}

function textInput(
  { source, lang, isLong }: (typeof textFields)[number],
  { brand }: Known,
  { words, typed, errors }: FormOptions,
): HTMLElement {
  const stored = brand[source] ?? ''
  const key = errors[source]
  const now = h('p', { class: 'now', lang })
  const compare = (value: string) => {
    now.textContent = value === stored || stored === '' ? '' : `${words.now}: ${stored}`
  }
  const input = h(isLong ? 'textarea' : 'input', {
    id: source,
    lang,
    ...(isLong ? { rows: '5' } : { type: 'text', autocomplete: 'off' }),
    'aria-invalid': key === undefined ? undefined : 'true',
    'aria-describedby': key === undefined ? undefined : `${source}-error`,
    input: () => {
      typed[source] = input.value === '' ? null : input.value
      compare(input.value)
    },
  })
  input.value = String(source in typed ? (typed[source] ?? '') : stored)
  compare(input.value)
  return h(
    'div',
    { class: 'field' },
    h('label', { for: source }, words.fields[source]),
    input,
    key !== undefined && errorOf(source, key, words),
    now,
  )
}

function tagsField({ brand, tags }: Known, { words, locale, typed, errors }: FormOptions): HTMLElement {
  const chosen = new Set(Array.isArray(typed['tag_ids']) ? typed['tag_ids'] : brand.tag_ids)
  const key = errors['tag_ids']
  const toggle = (id: string) => () => {
    if (!chosen.delete(id)) chosen.add(id)
    // In the stored order as far as possible, so that removing a tag and adding it again is not a change.
    const kept = (brand.tag_ids ?? []).filter((one) => chosen.has(one))
    typed['tag_ids'] = [...kept, ...[...chosen].filter((one) => !kept.includes(String(one)))]
  }
  const summary = h('summary', {})
  const count = () => summary.replaceChildren(`${words.tags} (${chosen.size})`)
  count()
  return h(
    'details',
    { class: 'field', change: count, open: key !== undefined },
    summary,
    h(
      'div',
      { class: 'tags', role: 'group', 'aria-label': words.tags },
      ...tags.map((tag) => {
        const box = h('input', { type: 'checkbox', change: toggle(tag._id) })
        box.checked = chosen.has(tag._id)
        return h('label', {}, box, h('span', {}, localName(tag, locale)))
      }),
    ),
    key !== undefined && errorOf('tag_ids', key, words),
  )
}
