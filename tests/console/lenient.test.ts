import { describe, expect, it } from 'vitest'
import { brand } from '#contract/brandDB/brand.ts'
import { brandSearch } from '#contract/brandDB/brandSearch.ts'
import { store } from '#contract/brandDB/store.ts'
import { storeShips } from '#contract/RM_shop_detail/storeShips.ts'
import { tourProblem } from '#contract/RM/tourProblem.ts'
import { lenient, lenientRecord } from '#src/providers/lenient.ts'

describe('a record of another back end', () => {
  it('that lacks all but its id has empty lists and texts, and no numbers', () => {
    const record = lenientRecord(brand, { _id: 'B1' })
    expect(record).toMatchObject({
      name: '',
      tag_ids: [],
      aliases: [],
      photos: [],
      website: null,
      status: '',
    })
    expect(record).toMatchObject({ is_first_store: false, is_active: true, founded_year: null })
    expect(Object.keys(record)).not.toContain('rev')
    expect(Object.keys(record)).not.toContain('store_count')
    // A back end without favourites says nothing of them.
    expect(Object.keys(record)).not.toContain('is_favourite')
  })

  it('with numbers as ids and texts as numbers is read all the same', () => {
    const given = {
      _id: 7,
      category_id: 12,
      tag_ids: [3, null],
      store_count: '4',
      is_first_store: 1,
      code: 801,
    }
    expect(lenientRecord(brand, given)).toMatchObject({
      _id: '7',
      category_id: '12',
      tag_ids: ['3'],
      store_count: 4,
      is_first_store: true,
      code: '801',
    })
    expect(lenientRecord(store, { _id: 1, area: '12.50' })).toMatchObject({ area: 12.5 })
  })

  it('with null for lists, a single value for one, and nonsense for a text is read all the same', () => {
    const given = { _id: 'B1', tag_ids: null, aliases: 'Bread', name: { zh: '面包' }, founded_year: 'old' }
    expect(lenientRecord(brand, given)).toMatchObject({
      tag_ids: [],
      aliases: ['Bread'],
      name: '',
      founded_year: null,
    })
  })

  it('keeps states and fields that nobody knows', () => {
    const given = { _id: 'B1', status: 'on_hold', shelf: { level: 2 } }
    expect(lenientRecord(brand, given)).toMatchObject(given)
  })

  it('leaves what a rule asks about unknown where it is missing', () => {
    expect(Object.keys(lenientRecord(tourProblem, { _id: 'P1' }))).not.toContain('store_id')
    expect(lenientRecord(tourProblem, { _id: 'P1', store_id: 5 })).toMatchObject({ store_id: '5' })
  })
})

describe('the answer to a call of another back end', () => {
  it('is whole, whatever it lacks', () => {
    expect(lenient(brandSearch.reply, { list: [{ _id: 1, name: 'Bread' }] })).toEqual({
      list: [
        { _id: '1', name: 'Bread', name_en: null, name_tc: null, logo: null, category_name: null, sites: [] },
      ],
      total: undefined,
    })
    expect(lenient(brandSearch.reply, undefined)).toEqual({ list: [], total: undefined })
    expect(lenient(storeShips.reply, { list: [{ _id: 1 }] })).toMatchObject({
      list: [{ _id: '1', brand: { _id: '', name: null }, company: null, lease: null, via: null }],
    })
  })
})
