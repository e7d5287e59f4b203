import { sql, type RawBuilder } from 'kysely'
import { floorPicture, logoPicture, shopPicture } from './pictures.ts'
import { randomFor } from './random.ts'
import { reportPdf } from './reportPdf.ts'

/**
 * A record that gets a file with `name` drawn or written in it, uploaded by `by` at `at`, in unix seconds.
 */
export interface Holder {
  _id: string
  name: string
  by: string
  at: number
}

/** Files of one kind: which records they belong to, what they contain, and how the records refer to them. */
export interface Attachments {
  /** The resource that the files belong to. */
  noun: string
  /** Distinguishes files of one record. */
  kind: string
  /** How many at scale `demo`. */
  count: number
  /** Rows of `Holder`, the most important first. */
  holders: RawBuilder<Holder>
  /** The content: an SVG to be rendered as a picture, or a PDF as it is. */
  draw: (holder: Holder) => string | Buffer
  /** Sets the file `made.uid` in the record `made._id`. */
  tie: RawBuilder<unknown>
}

const brandsToShow = sql<Holder>`
  select _id, name_en as name, created_by as by, created_at as at from brand where status = 'active'
  order by _id <> 'B123', length(_id), _id`

const problems = (
  where: RawBuilder<unknown>,
  at: RawBuilder<unknown>,
  by: RawBuilder<unknown>,
) => sql<Holder>`
  select problem._id, coalesce(brand.name_en, problem.problem_no) as name, ${by} as by, ${at} as at
  from tour_problem problem left join brand on brand._id = problem.brand_id
  where ${where} order by ${at} desc, problem._id`

const fixed = problems(sql`problem.fixed_at is not null`, sql`problem.fixed_at`, sql`problem.fixed_by`)

const shop =
  (scene: 'front' | 'found' | 'fixed', kind: string) =>
  ({ _id, name }: Holder) =>
    shopPicture(name, scene, randomFor(`${kind} ${_id}`))

/**
 * Every file of the demo operator, 427 in all: logos and photos of brands, floor plans, photos of problems and of points
 * that failed on tours, repair reports, receipts of mystery customers.
 */
export const attachments: readonly Attachments[] = [
  {
    noun: 'brand',
    kind: 'logo',
    count: 137,
    holders: brandsToShow,
    draw: ({ _id, name }) => logoPicture(name, randomFor(`logo ${_id}`)),
    tie: sql`update brand set logo = made.uid from made where brand._id = made._id`,
  },
  ...['front', 'inside'].map((kind) => ({
    noun: 'brand',
    kind,
    count: 30,
    holders: brandsToShow,
    draw: shop('front', kind),
    tie: sql`update brand set photos = photos || made.uid from made where brand._id = made._id`,
  })),
  {
    noun: 'floor',
    kind: 'plan',
    count: 63,
    holders: sql`
      select _id, code as name, coalesce(created_by, (select _id from "user" where username = 'admin')) as by,
        created_at as at
      from floor order by site <> '2', _id`,
    draw: () => floorPicture(),
    tie: sql`update floor set plan = made.uid from made where floor._id = made._id`,
  },
  {
    noun: 'tour_problem',
    kind: 'before',
    count: 70,
    holders: problems(sql`true`, sql`problem.found_at`, sql`problem.found_by`),
    draw: shop('found', 'problem'),
    tie: sql`
      update tour_problem set attachs_before = attachs_before || made.uid from made where tour_problem._id = made._id`,
  },
  {
    noun: 'tour_problem',
    kind: 'after',
    count: 40,
    holders: fixed,
    draw: shop('fixed', 'problem'),
    tie: sql`
      update tour_problem set attachs_after = attachs_after || made.uid from made where tour_problem._id = made._id`,
  },
  {
    noun: 'tour_problem',
    kind: 'report',
    count: 5,
    holders: fixed,
    draw: ({ _id, name }) =>
      reportPdf(['Report of a repair', `Issue ${_id.slice(3)}`, name.replaceAll(/[^ -~]/g, '')]),
    tie: sql`
      update tour_problem set attachs_after = attachs_after || made.uid from made where tour_problem._id = made._id`,
  },
  {
    noun: 'tour_result',
    kind: 'seen',
    count: 25,
    holders: sql`
      select result._id, coalesce(store.name_en, store.store_no) as name, result.checker_id as by, result.created_at as at
      from tour_result result join store on store._id = result.store_id
      where result.fail_count > 0 order by result.created_at desc, result._id`,
    draw: shop('found', 'tour'),
    tie: sql`
      update tour_result set items = jsonb_set(items, array[failed.at::text, 'attachs'], jsonb_build_array(made.uid))
      from made, lateral (
        select number - 1 as at
        from tour_result seen, jsonb_array_elements(seen.items) with ordinality as points (point, number)
        where seen._id = made._id and point ->> 'result' = 'fail' order by number limit 1) failed
      where tour_result._id = made._id`,
  },
  {
    noun: 'myscust_result',
    kind: 'receipt',
    count: 27,
    holders: sql`
      select visit._id, coalesce(store.name_en, store.store_no) as name, visit.created_by as by, visit.created_at as at
      from myscust_result visit join store on store._id = visit.store_id
      order by row_number() over (partition by visit.site order by visit.created_at desc, visit._id), visit._id`,
    draw: ({ name }) => reportPdf(['Receipt', name.replaceAll(/[^ -~]/g, '')]),
    tie: sql`update myscust_result set attachs = attachs || made.uid from made where myscust_result._id = made._id`,
  },
]
