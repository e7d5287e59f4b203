import type { Call } from '#contract/call.ts'

/** What the specification says of a path: the methods it fixes (any, where it fixes none), and the parts of `data` it names. */
interface Specified {
  readonly methods?: readonly Call['method'][]
  readonly demands?: readonly string[]
}

const person = { demands: ['_id', 'username', 'roles', 'department', 'sites'] }
const plain: Specified = {}
const everyPath = (paths: string): Record<string, Specified> =>
  Object.fromEntries(
    paths
      .trim()
      .split(/\s+/)
      .map((path) => [path, plain]),
  )

/**
 * The paths of specification section 7. Every other path of the contract is an extension of ours: a back end may do
 * without. The paths of the site change and of the password forget are not given there, so ours are extensions too.
 */
const specified: Readonly<Record<string, Specified>> = {
  ...everyPath(`
    /signout /sms/sendcode /sms/bindmobile /sms/notRemindAgain
    /system/i18n /system/i18n/{name} /system/i18n/{name}/switch
    /user /level/staff/list /password/change /bdsite /bddepartment /role /import/system/permis /permissions/list /param
    /ts/daily/scoring/upload /ts/daily/stat_time /ts/daily/scoring/results/stores /ts/daily/scoring/regen
    /ts/daily/scoring/recover/results /ts/daily/items /ts/daily/item/ranking /ts/daily/rankings/download
    /ts/daily/scoring/list /ts/daily/scoring/confirm /ts/daily/scoring /ts/daily/scoring/item/history /ts/daily/stores
    /ts/daily/scoring/results /ts/daily/gz/average /ScoringLatestResult /DailyScoreTag /hk/daily/tag/stores
    /TenantSale /TenantRent /TenantShip /store/ships /leaseship/list /SalesCategory /search/cates
    /TourProblem /TourResult /tour/problem/statistics /tour/problem/statisticsBar
    /MyscustProblem /MyscustResult /myscust/problems/regen /myscust/result/attachs /myscust/problems/reall
    /bdbrand /bd/brand/search /bs/user/favorite/brand /bdbrandcategory /bdlevel1classification /bdlevel2classification
    /bdbrandtag /bd/brand/list/export /bd/brand/audit_inprogress/{brand_id} /bd/brand/sales_top20 /bd/brand/rent_top20
    /BdFloor /bdstore /bdcompany /BdCompanyClassification /bdcontact /bd/contact/search /bd/store/verify_pa
    /sys/users/changerole /retail/performance/list /retail/performance /retail/performance/checkCalculateStatue
    /retail/performance/recalculate /export/tenant_sale`),
  '/menu': { methods: ['GET'] },
  '/signin': { demands: ['access_token'] },
  '/refresh': { demands: ['access_token'] },
  '/validity': person,
  '/userinfo': person,
  '/gen_token': { demands: ['token'] },
  '/ipInWhitelist': { demands: ['result'] },
  '/sso/encrypt-key': { demands: ['encrypt_key'] },
  '/ts/daily/scoring/result/data': { demands: ['items'] },
  '/ScoringLatestResult/one': { demands: ['results'] },
}

/** Whether a call is one of ours that the specification does not have. */
export function isExtension(method: Call['method'], path: string): boolean {
  const known = specified[path]
  return !known || (known.methods !== undefined && !known.methods.includes(method))
}

/** The parts of a call's data that the specification names; `list` wherever there is one. */
export const demandsOf = (path: string): readonly string[] => [...(specified[path]?.demands ?? []), 'list']
