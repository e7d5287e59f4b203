import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { brand } from '#contract/brandDB/brand.ts'
import { contact } from '#contract/brandDB/contact.ts'
import { fieldError, parseDoc } from '#contract/doc.ts'
import { ApiError } from '#contract/reply.ts'

const errorsOf = (doc: unknown, action: 'create' | 'update' = 'update'): unknown => {
  try {
    parseDoc(doc, brand.fields, action)
  } catch (error) {
    if (error instanceof ApiError) return error.data?.['fields']
    throw error
  }
  return {}
}

describe('a doc', () => {
  it('gets initial values on create and none on update', () => {
    const created = parseDoc({ name: '云上花园', category_id: 'BC1' }, brand.fields, 'create')
    expect(created).toEqual({
      name: '云上花园',
      category_id: 'BC1',
      aliases: [],
      photos: [],
      tag_ids: [],
      status: 'prospect',
      is_first_store: false,
    })
    expect(parseDoc({ name: 'a' }, brand.fields, 'update')).toEqual({ name: 'a' })
  })

  it('is refused for a text that is too long without trying its pattern, which would take minutes', () => {
    const long = `a@${'.'.repeat(1_000_000)}@`
    expect(fieldError(contact.fields.email.schema, long)).toBe('length_max')
  })

  it('names what a schema refuses by itself, and never by a sentence that nobody wrote', () => {
    const odd = (refused?: { message: string }) => z.number().refine((given) => given % 2 === 1, refused)
    expect(fieldError(odd({ message: 'odd' }), 2)).toBe('odd')
    expect(fieldError(odd(), 2)).toBe('type')
  })

  it('names every wrong field, each with its reason', () => {
    expect(
      errorsOf(
        {
          name: '   ',
          price_band: 6,
          founded_year: 1999.5,
          status: 'gone',
          website: 'javascript:alert(1)',
          origin_country: 'China',
          tag_ids: 'T1',
          description: 'x'.repeat(2001),
          is_first_store: 'yes',
          colour: 'red',
          store_count: 3,
          rev: 1,
          description_en: 'NUL \u0000',
        },
        'create',
      ),
    ).toEqual({
      name: 'required',
      price_band: 'max',
      founded_year: 'integer',
      status: 'choice',
      website: 'url',
      origin_country: 'pattern',
      tag_ids: 'type',
      description: 'length_max',
      is_first_store: 'type',
      colour: 'unknown',
      store_count: 'read_only',
      rev: 'read_only',
      description_en: 'characters',
      category_id: 'required',
    })
  })

  it('lets a code be chosen once', () => {
    expect(errorsOf({ code: 'BR-1' })).toEqual({ code: 'read_only' })
    expect(errorsOf({ code: 'BR-1', name: 'a', category_id: 'BC1' }, 'create')).toEqual({})
  })

  it('lets what may be absent be null, and nothing else', () => {
    expect(errorsOf({ name_en: null, price_band: null, level1_id: null })).toEqual({})
    expect(errorsOf({ name: null, tag_ids: null, is_first_store: null })).toEqual({
      name: 'required',
      tag_ids: 'required',
      is_first_store: 'required',
    })
  })

  it.each([null, 'text', 3, [{}], undefined])('refuses %j for an object', (doc) => {
    expect(errorsOf(doc)).toEqual({ doc: 'type' })
  })

  it('is not fooled by names that every object has', () => {
    expect(errorsOf(JSON.parse('{"__proto__":{"x":1},"constructor":1,"toString":1}'))).toEqual({
      ['__proto__']: 'unknown',
      constructor: 'unknown',
      toString: 'unknown',
    })
  })
})
