import { describe, expect, it } from 'vitest'
import { choice, text as textField } from '#contract/fields.ts'
import { integer } from '#contract/numberFields.ts'
import { extension } from '#contract/extension.ts'
import { lifecycle } from '#contract/lifecycle.ts'
import { plural, text } from '#contract/localText.ts'
import { resource } from '#contract/resource.ts'
import { words } from '#contract/words.ts'

const lot = resource({
  name: 'parking_lot',
  path: '/parking/lot',
  fields: {
    name: textField({ required: true }),
    state: choice(['open', 'full'], { initial: 'open', writable: 'never' }),
  },
  can: { view: 'branddb.store.view' },
  lifecycle: lifecycle({
    field: 'state',
    initial: 'open',
    steps: { fill: { from: ['open'], to: 'full', can: 'branddb.store.edit' } },
  }),
})
const storeLots = extension('store', { fields: { parking_lots: integer() } })

const word = text('字', '字', 'Word')
const name = text('停车场', '停車場', 'Car park |||| Car parks')
const fields = { name: word, state: word }
const choices = { state: { open: word, full: word } }
const steps = { fill: { label: word, question: word, done: word } }

describe('the words of a resource', () => {
  it('are known by its name, also those of what an extension adds', () => {
    expect(words(lot, { name, fields, choices, steps }).resource).toBe('parking_lot')
    expect(words(storeLots, { fields: { parking_lots: word } }).resource).toBe('store')
  })

  it('do not compile without a language, field, choice or step, nor with an unknown field', () => {
    const wrong = [
      // @ts-expect-error: English is missing
      () => words(lot, { name: { zh_CN: '停车场', zh_TW: '停車場' }, fields, choices, steps }),
      // @ts-expect-error: the name is missing
      () => words(lot, { fields, choices, steps }),
      // @ts-expect-error: a field is missing
      () => words(lot, { name, fields: { name: word }, choices, steps }),
      // @ts-expect-error: a choice is missing
      () => words(lot, { name, fields, choices: { state: { open: word } }, steps }),
      // @ts-expect-error: the choices are missing
      () => words(lot, { name, fields, steps }),
      // @ts-expect-error: the steps are missing
      () => words(lot, { name, fields, choices }),
      // @ts-expect-error: the question of a step is missing
      () => words(lot, { name, fields, choices, steps: { fill: { label: word, done: word } } }),
      // @ts-expect-error: there is no such field
      () => words(lot, { name, fields: { ...fields, nmae: word }, choices, steps }),
      // @ts-expect-error: there is no such field in the extension
      () => words(storeLots, { fields: { parking_lots: word, parking_lot: word } }),
      // @ts-expect-error: the field of an extension is missing
      () => words(storeLots, { fields: {} }),
    ]
    expect(wrong).toHaveLength(10)
  })

  it('have an English plural', () => {
    expect(plural(name)).toEqual({ zh_CN: '停车场', zh_TW: '停車場', en_US: 'Car parks' })
  })
})
