import type { DemoBrand } from '#server/plugins/brandDB/demo/brands.ts'
import { addDays, momentOf, monthStart } from '#server/demo/calendar.ts'
import { commonColumns, siteDay } from '#server/demo/commonColumns.ts'
import { mysteryNarratives, mysteryQuestions } from './mysteryQuestions.ts'
import { at, random, randomFor, type Random } from '#server/demo/random.ts'
import type { DemoSite } from '#server/demo/sites.ts'
import type { SiteStaff } from '#server/demo/siteStaff.ts'
import type { DemoStore } from '#server/plugins/brandDB/demo/stores.ts'
import type { DemoUser } from '#server/plugins/System/demo/users.ts'

/** A row of the table `myscust_result` with its shop. */
export interface MysteryVisit {
  row: ReturnType<typeof visit>
  site: DemoSite
  store: DemoStore
}

/** What is visited; `stores` are the units that trade, `now` is in unix seconds. */
export interface MysteryOptions {
  sites: readonly DemoSite[]
  stores: readonly DemoStore[]
  brandOf: ReadonlyMap<string, DemoBrand>
  staffAt: (site: DemoSite) => SiteStaff
  users: readonly DemoUser[]
  small: boolean
  now: number
}

type Status = 'draft' | 'submitted' | 'published' | 'appealing'

/** Four rounds of visits within a year, each of about a quarter of the shops; the last is still running. */
export const mysteryResults = (options: MysteryOptions): MysteryVisit[] => {
  const today = siteDay(options.now)
  // In chronological order; the last round is last month's.
  return [10, 7, 4, 1].flatMap((monthsAgo, round) =>
    options.sites.flatMap((site, siteIndex) => {
      const open = options.stores.filter(
        ({ site: where, effective_from }) =>
          where === site._id && effective_from < monthStart(today, -monthsAgo),
      )
      const chance = random(61_000 + round * 10 + siteIndex)
      const start = chance.int(0, open.length - 1)
      const count = options.small ? 4 : Math.round(open.length * 0.278)
      const appeals = round < 3 ? 0 : options.small || siteIndex < 6 ? 1 : 0
      const step = Math.max(1, Math.floor(open.length / count))
      return Array.from({ length: count }, (_, index) => {
        const store = at(open, start + index * step)
        const status: Status = round < 3 ? 'published' : statusAt(index, count, appeals)
        return {
          row: visit({
            site,
            store,
            status,
            month: monthStart(today, -monthsAgo),
            agency: round < firstOfAgency ? null : agencyAt(site, options),
            index,
            isLatest: round === 3,
            options,
          }),
          site,
          store,
        }
      })
    }),
  )
}

// In earlier rounds the operator sent its own people.
const firstOfAgency = 2

const agencyAt = (site: DemoSite, { users }: MysteryOptions): string | null =>
  users.find(({ roles, sites }) => roles.includes('myscust_agency') && sites.includes(site._id))?._id ?? null

// Most results of the last round have been published within the week; the last visits are still being written
// up.
const statusAt = (index: number, count: number, appeals: number): Status => {
  if (index < appeals) return 'appealing'
  if (index === count - 1) return 'draft'
  return index >= count - Math.max(2, Math.round(count * 0.12)) ? 'submitted' : 'published'
}

interface Sketch {
  site: DemoSite
  store: DemoStore
  status: Status
  month: string
  agency: string | null
  index: number
  isLatest: boolean
  options: MysteryOptions
}

const visit = ({
  site,
  store,
  status,
  month,
  agency,
  index,
  isLatest,
  options: { brandOf, staffAt, now },
}: Sketch) => {
  const chance = randomFor(`mystery ${store._id} ${month}`)
  const word = (text: string) => text.split('|')[site.site_region === 'HK' ? 1 : 0] ?? ''
  const day = addDays(month, 2 + ((index * 5) % 25))
  const answers = answersOf(chance, word, brandOf.get(store._id)?.level1_id.startsWith('SV') ?? false)
  const score = scoreOf(answers)
  const published = momentOf(addDays(month, 40), 11)
  const published_at =
    status === 'published' || status === 'appealing'
      ? // Appeals against the last round are still open.
        isLatest
        ? now - (2 + (index % 4)) * 86_400
        : published
      : null
  const visit_at = Math.min(momentOf(day, 12) + chance.int(0, 450) * 60, now - 9 * 86_400)
  const told = mysteryNarratives[(score ?? 0) >= 85 ? 0 : (score ?? 0) >= 70 ? 1 : 2]
  return {
    _id: `MR-${store._id.slice(2)}-${month.slice(0, 7)}`,
    site: site._id,
    store_id: store._id,
    agency_id: agency,
    period: month.slice(0, 7),
    round: 1,
    visit_at,
    shopper_code: `MS-${String(chance.int(1, 60)).padStart(3, '0')}`,
    questionnaire_version: '2026-A',
    answers,
    sections: sectionsOf(answers),
    score,
    pass: (score ?? 0) >= 80,
    narrative: status === 'draft' ? null : word(chance.pick(told ?? [])),
    status,
    published_at,
    appeal_until: published_at === null ? null : published_at + 7 * 86_400,
    appeal:
      status === 'appealing'
        ? appealOf(answers, { chance, word, staff: staffAt(site), at: published_at ?? now })
        : null,
    ...commonColumns(visit_at + 7200, published_at ?? visit_at + 86_400),
  }
}

type Answer = ReturnType<typeof answersOf>[number]

// The quality of a shop affects every answer; a bad answer is also a matter of chance.
const answersOf = (chance: Random, word: (text: string) => string, isService: boolean) => {
  const level = 0.84 + 0.16 * chance.next()
  return mysteryQuestions.map(({ item_id, section, question, max }) => {
    const is_na = isService && item_id === 'Q10'
    const isLow = chance.chance(0.054)
    const share = isLow
      ? 0.2 + 0.2 * chance.int(0, 1)
      : Math.min(1, Math.max(0.6, level + 0.3 * (chance.next() - 0.5)))
    return {
      item_id,
      section: word(section),
      question: word(question),
      max,
      score: is_na ? null : Math.round(share * max),
      is_na,
      comment: isLow && !is_na ? word('未达到要求|未達到要求') : null,
    }
  })
}

const scoreOf = (answers: readonly Answer[]) => {
  const counted = answers.filter(({ is_na }) => !is_na)
  const max = counted.reduce((sum, answer) => sum + answer.max, 0)
  return max === 0
    ? null
    : Math.round((10_000 * counted.reduce((sum, { score }) => sum + (score ?? 0), 0)) / max) / 100
}

const sectionsOf = (answers: readonly Answer[]) =>
  [...Map.groupBy(answers, ({ section }) => section)].map(([section, own]) => ({
    section,
    score: scoreOf(own),
  }))

interface AppealOf {
  chance: Random
  word: (text: string) => string
  staff: SiteStaff
  at: number
}

const appealOf = (answers: readonly Answer[], { chance, word, staff, at: publishedAt }: AppealOf) => {
  const lowest = answers.toSorted((a, b) => (a.score ?? a.max) / a.max - (b.score ?? b.max) / b.max)
  return {
    by: staff.finder(chance),
    at: publishedAt + chance.int(3, 30) * 3600,
    item_ids: lowest.slice(0, 1).map(({ item_id }) => item_id),
    reason: word(
      '当时店铺正在交接班，监控显示员工已问候顾客。|當時店舖正在交更，閉路電視顯示員工已招呼顧客。',
    ),
    decision: null,
    decided_by: null,
    decided_at: null,
    comment: null,
    score_before: null,
  }
}
