import type { Call } from '#contract/call.ts'

/**
 * What the specification says about a path: its methods (any, if it names none), and the fields of `data`
 * that it names.
 */
interface PathSpecification {
  readonly methods?: readonly Call['method'][]
  readonly demands?: readonly string[]
}

const person = { demands: ['_id', 'username', 'roles', 'department', 'sites'] }
const plain: PathSpecification = {}
const everyPath = (paths: string): Record<string, PathSpecification> =>
  Object.fromEntries(
    paths
      .trim()
      .split(/\s+/)
      .map((path) => [path, plain]),
  )

/**
 * The paths of specification section 7. Every other path of the contract is our extension, which a back end
 * need not have. The specification gives no paths for the change of the site and for forgotten passwords, so
 * ours are extensions too.
 */
const specified: Readonly<Record<string, PathSpecification>> = {
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

/** Whether a call is our extension of the specification. */
export function isExtension(method: Call['method'], path: string): boolean {
  const known = specified[path]
  return !known || (known.methods !== undefined && !known.methods.includes(method))
}

/** The fields of a call's data that the specification names; `list` for every list. */
export const demandsOf = (path: string): readonly string[] => [...(specified[path]?.demands ?? []), 'list']
