import { audiences } from './brandTexts.ts'
import type { DemoBrand } from './brands.ts'
import { commonColumns } from '#server/demo/commonColumns.ts'
import { at, randomFor, type Random } from '#server/demo/random.ts'
import type { DemoUser } from '#server/plugins/System/demo/users.ts'

/** The number of requests by outcome. */
export const auditCounts = (small: boolean) =>
  small
    ? { audit_inprogress: 2, approved: 6, rejected: 3, withdrawn: 2 }
    : { audit_inprogress: 14, approved: 120, rejected: 30, withdrawn: 16 }

type Status = keyof ReturnType<typeof auditCounts>

/** What the requests are made for; `now` is in unix seconds. */
export interface AuditOptions {
  brands: readonly DemoBrand[]
  users: readonly DemoUser[]
  small: boolean
  now: number
}

// The journeys change this brand themselves.
const untouched = 'B123'

/** Rows of the table `brand_audit`: requests to change brands, one for each brand, and the decisions. */
export const brandAudits = ({ brands, users, small, now }: AuditOptions) => {
  const authors = users.filter(({ roles, is_active }) => is_active && roles.includes('brand_editor'))
  const approver = users.find(({ username }) => username === 'brand.approver')
  const free = brands.filter(({ _id, status }) => status === 'prospect' && _id !== untouched).toReversed()
  const states = Object.entries(auditCounts(small)).flatMap(([status, count]) =>
    Array<Status>(count).fill(status as Status),
  )
  return states.map((status, index) =>
    request({
      status,
      index,
      brand: at(free, index),
      author: at(authors, index)._id,
      approver: approver?._id ?? '',
      now,
    }),
  )
}

/** The brands that wait for a decision. */
export const brandsInApproval = (audits: ReturnType<typeof brandAudits>): ReadonlySet<string | null> =>
  new Set(audits.filter(({ status }) => status === 'audit_inprogress').map(({ brand_id }) => brand_id))

interface Sketch {
  status: Status
  index: number
  brand: DemoBrand
  author: string
  approver: string
  now: number
}

const request = ({ status, index, brand, author, approver, now }: Sketch) => {
  const chance = randomFor(`audit ${index} ${brand._id}`)
  const kind =
    index % 29 === 7 ? 'deactivate' : index % 11 === 4 && status !== 'approved' ? 'create' : 'update'
  const hoursAgo = status === 'audit_inprogress' ? chance.int(3, 120) : chance.int(200, 8000)
  const submitted_at = now - hoursAgo * 3600
  const decided_at = Math.min(submitted_at + chance.int(2, 70) * 3600, now)
  const diff = kind === 'create' ? [] : changes(kind, brand, { chance, isDone: status === 'approved' })
  const decision = {
    by: status === 'withdrawn' ? author : approver,
    at: decided_at,
    level: 1,
    result: status,
    comment: status === 'rejected' ? chance.pick(objections) : null,
  }
  return {
    _id: `BA-${String(index + 1).padStart(4, '0')}`,
    brand_id: kind === 'create' ? null : brand._id,
    kind,
    before: kind === 'create' ? null : Object.fromEntries(diff.map(({ field, from }) => [field, from])),
    after: kind === 'create' ? newBrand(brand) : Object.fromEntries(diff.map(({ field, to }) => [field, to])),
    diff,
    base_rev: kind === 'create' ? null : 1,
    status,
    level_required: 1,
    level_done: status === 'approved' ? 1 : 0,
    submitted_by: author,
    submitted_at,
    decisions: status === 'audit_inprogress' ? [] : [decision],
    source: index % 9 === 3 ? 'mobile' : 'pc',
    ...commonColumns(submitted_at, status === 'audit_inprogress' ? submitted_at : decided_at),
    created_by: author,
  }
}

const objections = [
  '请补充品牌方授权文件。',
  '价格带与实际不符，请核实。',
  '网站无法打开，请更正后重新提交。',
]

// An approved change is in the brand now; any other would have changed it to something else.
const changes = (kind: string, brand: DemoBrand, { chance, isDone }: { chance: Random; isDone: boolean }) => {
  if (kind === 'deactivate')
    return [
      { field: 'status', from: isDone ? 'active' : brand.status, to: isDone ? brand.status : 'inactive' },
    ]
  const band = brand.price_band === 5 ? 4 : brand.price_band + 1
  const audience = at(audiences, audiences.findIndex(([name]) => name === brand.target_group) + 1)[0]
  const others = [
    { field: 'price_band', now: brand.price_band, other: band },
    { field: 'target_group', now: brand.target_group, other: audience },
    { field: 'website', now: brand.website, other: brand.website.replace('https://', 'https://www.') },
    { field: 'founded_year', now: brand.founded_year, other: brand.founded_year - 1 },
  ]
  const first = chance.int(0, 3)
  return Array.from({ length: chance.int(1, 3) }, (_, index) => at(others, first + index)).map(
    ({ field, now, other }) => ({
      field,
      from: isDone ? other : now,
      to: isDone ? now : other,
    }),
  )
}

const newBrand = ({ name, category_id, level1_id, origin_country, price_band }: DemoBrand) => ({
  name: `${name}·新概念`,
  category_id,
  level1_id,
  origin_country,
  price_band,
})
