import { problemStatuses } from '#contract/RM/problem.ts'
import type { DemoBrand } from '#server/plugins/brandDB/demo/brands.ts'
import { commonColumns } from '#server/demo/commonColumns.ts'
import { mysteryQuestions } from './mysteryQuestions.ts'
import type { MysteryOptions, MysteryVisit } from './mysteryResults.ts'
import type { ProblemStory } from './problemEvents.ts'
import { at, random, type Random } from '#server/demo/random.ts'
import type { SiteStaff } from '#server/demo/siteStaff.ts'
import { dueHoursAt } from './tourFindings.ts'
import { closeReasons, fixNotes, reopenReasons, voidReasons } from './tourProblemTexts.ts'
import { tourProblemTimes, type ProblemStatus } from './tourProblemTimes.ts'

/** Answers below this share of their points become problems (`myscust.problem_below`). */
const below = 0.6

// In turn; problems of old rounds are closed, except for some that nobody finished.
const recent: readonly ProblemStatus[] = problemStatuses

/** A problem for every low answer of the published results, and its history. */
export const mysteryProblems = (
  visits: readonly MysteryVisit[],
  { brandOf, staffAt, small, now }: MysteryOptions,
) => {
  const staff = new Map(visits.map(({ site }) => [site._id, staffAt(site)]))
  const periods = [...new Set(visits.map(({ row }) => row.period))].slice(small ? -2 : -1)
  const counts = new Map<string, number>()
  const count = (key: string) => {
    counts.set(key, (counts.get(key) ?? 0) + 1)
    return counts.get(key) ?? 1
  }
  return visits
    .filter(({ row }) => row.status === 'published')
    .flatMap((visit) =>
      visit.row.answers
        .filter(({ score, max }) => score !== null && score / max < below)
        .map((answer) => {
          const number = `M${visit.site.code}${visit.row.period.slice(2).replace('-', '')}`
          const status = periods.includes(visit.row.period) ? at(recent, count('recent') - 1) : 'closed'
          const problem_no = `${number}${String(count(number)).padStart(3, '0')}`
          const by = staff.get(visit.site._id) ?? staffAt(visit.site)
          return problem({ visit, answer, status, problem_no, by, brand: brandOf.get(visit.store._id), now })
        }),
    )
}

interface Sketch {
  visit: MysteryVisit
  answer: MysteryVisit['row']['answers'][number]
  status: ProblemStatus
  problem_no: string
  by: SiteStaff
  brand: DemoBrand | undefined
  now: number
}

const problem = ({
  visit: { row: result, site, store },
  answer,
  status,
  problem_no,
  by,
  brand,
  now,
}: Sketch) => {
  const chance = random(Number.parseInt(problem_no.replace(/\D/g, ''), 10) + site.order)
  const word = site.site_region === 'HK' ? 1 : 0
  const question = mysteryQuestions.find(({ item_id }) => item_id === answer.item_id)
  const severity = answer.max >= 10 ? 2 : 3
  const { reopened_at, ...times } = timesOf({
    status,
    published: result.published_at ?? now,
    hours: dueHoursAt(site, severity),
    chance,
    now,
  })
  const fixer = by.fixer(chance)
  const manager = by.verifier(chance, fixer)
  const row = {
    _id: `MP-${problem_no.slice(1)}`,
    problem_no,
    site: site._id,
    store_id: store._id,
    brand_id: brand?._id ?? null,
    floor_id: store.floor_id,
    category: question?.category ?? 'other',
    severity,
    title: answer.question,
    description: answer.comment,
    department: question?.department ?? null,
    assignee_id: times.assigned_at === null ? null : fixer,
    found_by: manager,
    ...times,
    fixed_by: times.fixed_at === null ? null : fixer,
    verified_by: times.verified_at === null ? null : manager,
    status,
    close_reason:
      status === 'closed'
        ? chance.pick(closeReasons)[word]
        : status === 'void'
          ? chance.pick(voidReasons)[word]
          : null,
    fix_note: times.fixed_at === null ? null : chance.pick(fixNotes)[word],
    result_id: result._id,
    item_id: answer.item_id,
    section: answer.section,
    origin: 'auto',
    ...commonColumns(
      times.found_at,
      Math.max(
        ...[...Object.values(times), reopened_at]
          .map((moment) => moment ?? 0)
          .filter((moment) => moment <= now),
      ),
    ),
  }
  const story: ProblemStory = { ...row, reopened_at, manager, reopenReason: chance.pick(reopenReasons)[word] }
  return { row, story }
}

interface TimesOf {
  status: ProblemStatus
  published: number
  hours: number
  chance: Random
  now: number
}

// Found when the result was published. Open issues can be overdue by now.
const timesOf = ({ status, published, hours, chance, now }: TimesOf) => {
  const drawn = tourProblemTimes({ status, dueHours: hours, isOverdue: true, now, chance })
  const moments = [
    drawn.found_at,
    drawn.assigned_at,
    drawn.started_at,
    drawn.reopened_at,
    drawn.fixed_at,
    drawn.verified_at,
    drawn.closed_at,
  ]
  const end = Math.max(...moments.map((moment) => moment ?? 0), drawn.found_at + 1)
  const allowed = Math.min(now - 600, published + Math.max(2, hours / 8) * 3600 * 3) - published
  // The steps of a tour problem, moved to the days after publication.
  const moved = (moment: number | null) =>
    moment === null
      ? null
      : Math.round(published + ((moment - drawn.found_at) / (end - drawn.found_at)) * allowed)
  const reopened_at = moved(drawn.reopened_at)
  return {
    found_at: published,
    assigned_at: moved(drawn.assigned_at),
    started_at: moved(drawn.started_at),
    reopened_at,
    fixed_at: moved(drawn.fixed_at),
    verified_at: moved(drawn.verified_at),
    closed_at: moved(drawn.closed_at),
    due_at: (status === 'reopened' && reopened_at !== null ? reopened_at : published) + hours * 3600,
    reopen_count: drawn.reopen_count,
  }
}
