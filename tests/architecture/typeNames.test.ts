import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Words that end as a participle does, and are nouns. */
const nouns = words(`
  Bed Building Children Ending Feed Finding Garden Grouping Heading Listing Mapping Meeting Naming Need Opening Parking
  Ranking Rating Routing Scoring Screen Seed Setting Speed String Token Training Warning Wording`)

/** Participles without such an ending. */
const irregular = words(`
  Begun Bought Brought Built Caught Done Drawn Felt Found Gone Grown Heard Held Hung Kept Known Laid Led Left Lent Lost
  Made Met Paid Read Redrawn Said Sent Shown Sold Spent Stood Stuck Taught Thought Thrown Told Understood Won Worn`)

/** Words that say nothing alone, but do before a noun. */
const bare = words(`
  Again All Alone Around Before Beside Common Countable Daily Exact Fair First From Here Impossible Last Late Latest Loose
  Online Onward Own Present Reachable Ready Recent Same Some Such That This Three Twice Usual Via Where Which Who Wrong`)

/** Names that packages import: they stay until a version that may break them. */
const published = [
  'contract/fileChoices.ts: FileReading',
  'contract/resourceCalls.ts: Where',
  'contract/takenFields.ts: Taken',
  'server/engine/hooks.ts: Done',
]

const declaration =
  /^\s*(?:export )?(?:declare )?(?:type|interface) ([A-Z]\w*)(?= ?[=<{]| extends)|@typedef \{.*\} (\w+)/gm

const particle = /(?<=[a-z])(At|By|In|Of|Off|Out|Up)$/

function words(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/))
}

function isNoun(name: string): boolean {
  const last = /[A-Z][a-z\d]*$/.exec(name.replace(particle, ''))?.[0] ?? name
  const isParticiple = irregular.has(last) || (/(?:ed|en|ing)$/.test(last) && !nouns.has(last))
  return !isParticiple && !bare.has(name)
}

const lackingNoun = (source: string): string[] =>
  [...source.matchAll(declaration)]
    .map(([, type, typedef]) => type ?? typedef ?? '')
    .filter((name) => !isNoun(name))

it('the check finds types that are named by a participle or an adjective', () => {
  const planted = `
    export type Asked = string
    interface AddRelated<T> {}
    type LeftOut = Latest
    /** @typedef {{ a: string }} Shown */
    interface Dated extends Day {}
    export interface Latest {}
    type AskedDay = LatestResult
    interface OpenToken {}
    type LatestResult = 1`
  expect(lackingNoun(planted)).toEqual(['Asked', 'AddRelated', 'LeftOut', 'Shown', 'Dated', 'Latest'])
})

it('every type is named by a noun that says what it holds', () => {
  const found = globSync('{contract,server,src,faces,tools,tests,docs/examples}/**/*.{ts,tsx,js}')
    .filter((file) => file !== 'tests/architecture/typeNames.test.ts')
    .flatMap((file) => lackingNoun(readFileSync(file, 'utf8')).map((name) => `${file}: ${name}`))
  expect(found.toSorted()).toEqual(published)
})
