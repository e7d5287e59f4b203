import {
  ApiError,
  asPerson,
  checkReport,
  defineJob,
  defineReport,
  newFileName,
  nextDue,
  parametersOf,
  readReport,
  reportsOpenTo,
  requireReport,
  resourceReport,
  storeContent,
  sumsOf,
  text,
  visibleTable,
  type Context,
  type JobTools,
  type ReportRequest,
  type Row,
} from 'atrium/server'
import { decimal, integer, staff, text as textField } from 'atrium/contract'
import { sql } from 'kysely'
import { lot } from './parking.ts'
import { lotWords } from './words.ts'

const group = text('停车', '停車', 'Parking')

/**
 * A report of the records of a resource, limited by its fields. The server half lists it under `reports`; the
 * report centre shows it with a form, a preview, downloads and a schedule.
 */
export const lots = resourceReport(lot, {
  id: 'parking.lots',
  title: text('停车场清单', '停車場清單', 'List of car parks'),
  does: text(
    '列出各停车场及其车位数。',
    '列出各停車場及其車位數。',
    'Lists the car parks with their places.',
  ),
  group,
  can: staff,
  columns: ['name', 'floor_id', 'state', 'places'],
  filters: ['state'],
  sums: ['places'],
  words: lotWords,
})

/** A computed report, with a Total row. `read` returns only what this person may see. */
export const use = defineReport({
  id: 'parking.use',
  title: text('车位使用情况', '車位使用情況', 'Use of places'),
  does: text('按停车场统计车位。', '按停車場統計車位。', 'Counts the places of each car park.'),
  group,
  can: staff,
  scope: 'site',
  takes: { least: integer({ min: 0 }) },
  words: { least: { label: text('至少车位数', '最少車位數', 'At least so many places') } },
  columns: {
    name: { title: text('停车场', '停車場', 'Car park'), field: textField() },
    places: { title: text('车位数', '車位數', 'Places'), field: integer(), kind: 'count' },
    share: { title: text('占比', '佔比', 'Share'), field: decimal(), kind: 'percent' },
  },
  read: async ({ context, site, params: { least } }) => {
    const { rows } = await sql<Row>`
      select name, places, places::float8 / nullif(sum(places) over (), 0) as share
      from ${visibleTable(lot, context, { site })} where places >= ${least ?? 0} order by name`.execute(
      context.db,
    )
    return { count: rows.length, pages: [rows], total: { ...sumsOf(rows, ['places']), share: 1 } }
  },
})

/** What a screen of your own needs to offer reports: which there are, and what they take. */
export const offered = async (context: Context) =>
  (await reportsOpenTo(context)).map((report) => ({
    id: report.id,
    takes: parametersOf(report).map(({ name, words }) => [name, words.label.en_US]),
  }))

/** The first rows of a report, whichever area it is of. */
export async function firstRows(context: Context, request: ReportRequest) {
  await requireReport(context, request)
  const { sheet } = await readReport(context, request, { locale: 'en_US', most: 10 })
  for await (const page of sheet.pages) return page
  return []
}

/**
 * Jobs that store files need more than the database: `jobsWith: (tools) => [nightly(tools)]`. The parameters are
 * checked before the file is named, and the name is stored before the file.
 */
export const nightly = (tools: JobTools) =>
  defineJob({
    name: 'parking.nightly',
    title: text('夜间报表', '夜間報表', 'Nightly report'),
    every: 86_400,
    cancellable: false,
    run: async ({ context }) => {
      const request = { report: 'parking.use', site: null, params: {} }
      const { report } = await checkReport(context, request)
      const name = newFileName()
      await sql`insert into parking_file (name) values (${name})`.execute(context.db)
      const read = await readReport(context, request, { locale: 'zh_CN' })
      if (read.count === 0) throw new ApiError('not_found')
      const size = await storeContent(tools, name, read.file('csv', () => undefined).content)
      return { report: report.id, size }
    },
  })

/** When a report is due after a moment: every Monday at half past eight in Shanghai. */
export const nextMonday = (after: number) =>
  nextDue(
    { repeats: 'weekly', weekday: 'mon', day: null, at_time: '08:30', timezone: 'Asia/Shanghai' },
    after,
  )

/** The rows that somebody would get now, with the rights that they have now. */
export const rowsFor = async (context: Context, person: string, request: ReportRequest) =>
  firstRows((await asPerson(context, person, request.site)).context, request)
