import { describe, expect, it } from 'vitest'
import type { Call } from '#contract/call.ts'
import { contract } from '#tools/contract.ts'
import type { Resource } from '#contract/resource.ts'

/**
 * The paths of the specification's section 7, written by hand, with a leading `/api/v1` left out: it is the same path
 * with and without. `CRUD` is list, one, id, create, update and remove.
 */
const specified = `
POST /signin | POST /signout | POST /refresh | POST /validity | GET /menu | GET /userinfo | GET /gen_token
POST /ipInWhitelist | GET /sso/encrypt-key | POST /sms/sendcode | POST /sms/bindmobile | POST /sms/notRemindAgain
GET /system/i18n | GET /system/i18n/{name} | GET /system/i18n/{name}/switch | CRUD /user | GET /level/staff/list
POST /password/change | POST /ts/daily/scoring/upload | GET /bdsite | GET /ts/daily/stat_time
GET /ts/daily/scoring/results/stores | POST /ts/daily/scoring/regen | POST /ts/daily/scoring/recover/results
GET /ts/daily/scoring/result/data | GET /ScoringLatestResult | GET /ScoringLatestResult/one | CRUD /TenantSale
CRUD /TenantRent | CRUD /TenantShip | GET /TenantShip/one | GET /store/ships | CRUD /bdbrand | CRUD /bddepartment
CRUD /role | POST /import/system/permis | GET /permissions/list | CRUD /bdstore | GET /leaseship/list
CRUD /bdcompany | CRUD /TourProblem | CRUD /TourResult | CRUD /MyscustProblem | CRUD /MyscustResult
POST /myscust/problems/regen | GET /myscust/result/attachs | POST /myscust/result/attachs
DELETE /myscust/result/attachs | POST /myscust/problems/reall | GET /ts/daily/items | GET /ts/daily/item/ranking
GET /ts/daily/rankings/download | GET /ts/daily/scoring/list | POST /ts/daily/scoring/confirm
GET /ts/daily/scoring | POST /ts/daily/scoring | PUT /ts/daily/scoring | DELETE /ts/daily/scoring
GET /ts/daily/scoring/item/history | GET /ts/daily/stores | GET /ts/daily/scoring/results | CRUD /DailyScoreTag
GET /hk/daily/tag/stores | POST /hk/daily/tag/stores | GET /bd/brand/search | GET /bs/user/favorite/brand
POST /bs/user/favorite/brand | DELETE /bs/user/favorite/brand | CRUD /bdbrandcategory
CRUD /bdlevel1classification | CRUD /bdlevel2classification | CRUD /bdbrandtag | GET /bd/brand/list/export
CRUD /BdFloor | CRUD /param | CRUD /bdcontact | GET /bd/contact/search | GET /bd/store/verify_pa
POST /bd/store/verify_pa | CRUD /SalesCategory | GET /search/cates | POST /sys/users/changerole
GET /bd/brand/audit_inprogress/{brand_id} | GET /bd/brand/sales_top20 | GET /bd/brand/rent_top20
GET /retail/performance/list | GET /retail/performance | GET /export/tenant_sale
GET /retail/performance/checkCalculateStatue | POST /retail/performance/recalculate
CRUD /BdCompanyClassification | GET /tour/problem/statistics | GET /tour/problem/statisticsBar
GET /ts/daily/gz/average`

/** Paths that the specification leaves open or that go beyond it. */
const beyond = `
POST /site/change | POST /password/forget | POST /password/reset | GET /captcha | POST /sso/consume | GET /health
GET /config | GET /spaceowner | POST /upload | GET /file/{id} | GET /notification | PUT /notification | GET /auditlog
POST /menu | PUT /menu | DELETE /menu | CRUD /tour | GET /bdbrandaudit | POST /bdbrandaudit | PUT /bdbrandaudit | POST /store/split | POST /store/merge
CRUD /leaseship | POST /import/tenant_sale | GET /retail/performance/runs | GET /retail/performance/explanation | GET /retail/performance/changes | GET /retail/performance/lock
POST /retail/performance/lock | DELETE /retail/performance/lock | GET /report/rent_roll | GET /report/lease_expiry
GET /report/occupancy | CRUD /flag | CRUD /flagrule | POST /flag/regen | PUT /system/i18n/{name} | POST /system/i18n
PUT /system/i18n | DELETE /system/i18n | PUT /bdsite
 GET /user/preference | PUT /user/preference | GET /user/session | POST /user/session/end
GET /sys/session | POST /sys/session/end | GET /sys/session/locked | POST /sys/session/unlock | GET /sys/signin
GET /sys/job | GET /sys/job/runs | POST /sys/job/run | POST /sys/job/pause
GET /sys/status | GET /sys/status/bundle
CRUD /announcement | GET /announcement/own | POST /announcement/acknowledge | GET /announcement/readers`

const actions = ['create', 'update', 'remove'] as const

const listed = (text: string): string[] =>
  text
    .trim()
    .split(/[|\n]/)
    .map((entry) => entry.trim())

const changes = { create: 'POST', update: 'PUT', remove: 'DELETE' } as const

/** Every method and path that the contract answers, the generic calls of its resources among them. */
const answered = new Set([
  ...Object.values<Call>(contract.calls).map(({ method, path }) => `${method} ${path}`),
  ...Object.values<Resource>(contract.resources).flatMap(({ path, can }) => [
    ...actions.filter((action) => can[action] !== undefined).map((action) => `${changes[action]} ${path}`),
    `GET ${path}`,
    `GET ${path}/one`,
    `GET ${path}/{id}`,
  ]),
])

describe('the contract', () => {
  it.each(listed(specified))('has %s of the specification', (entry) => expect(missing(entry)).toEqual([]))

  it.each(listed(beyond))('has %s beyond it', (entry) => expect(missing(entry)).toEqual([]))
})

function missing(entry: string): string[] {
  const [method = '', path = ''] = entry.split(' ')
  const wanted =
    method === 'CRUD' ? ['GET', ...Object.values(changes)].map((verb) => `${verb} ${path}`) : [entry]
  return wanted.filter((call) => !answered.has(call))
}
