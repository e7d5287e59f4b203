import { changeRequests, isSame, route, text, type ProposedPart } from 'atrium/server'
import { sql } from 'kysely'
import { lotInProgress, lotRequest } from './parking.ts'

/** A part of a proposal that is not a field of the car park: its opening hours, rows of a table of their own. */
const hours: ProposedPart = {
  read: async ({ db }, id) => {
    const { rows } = await sql<object>`select day, hour from parking_hours where lot_id = ${id}`.execute(db)
    return rows
  },
  parse: async (_, given) => given,
  store: async (inside, id, wanted) => {
    if (isSame(wanted, await hours.read(inside, id))) return
    await sql`delete from parking_hours where lot_id = ${id}`.execute(inside.db)
    await sql`
      insert into parking_hours (lot_id, day, hour)
      select ${id}, day, hour from jsonb_to_recordset(${JSON.stringify(wanted)}) as one(day text, hour int)`.execute(
      inside.db,
    )
  },
}

/** Changes of car parks by people who may not make them become requests, which staff decide on. */
const name = sql`coalesce(parking_request.after ->> 'name', parking_request.lot_id)`
const requests = changeRequests(lotRequest, {
  parts: { hours },
  title: { zh_CN: name, zh_TW: name, en_US: name },
  approvers: sql`u.is_staff`,
  notices: 'parking.told',
  link: (id) => `/parking/request/${id}/show`,
  forgets: { name: 'parking.forget_files', title: text('清理文件', '清理檔案', 'Remove old files') },
})

/** What the server half of the area mounts. */
export const half = {
  resources: [lotRequest],
  hooks: { parking_lot: requests.recordHooks, parking_request: requests.hooks },
  routes: [
    route(lotInProgress, ({ params, reading }) =>
      reading(async (context) => ({ data: await requests.openRequest(context, params.lot_id) })),
    ),
  ],
  jobs: [requests.forgetFiles],
}
