import type { brand } from '#contract/brandDB/brand.ts'
import type { brandAudit } from '#contract/brandDB/brandAudit.ts'
import type { RecordOf } from '#contract/resource.ts'

// Only types: the schemas of the contract are too large for this page.

/** A brand in the API. */
export type BrandOnPhone = RecordOf<typeof brand>

/** A pending request in the API. */
export type BrandAuditOnPhone = RecordOf<typeof brandAudit>

/** A record with names. */
export interface NamedRecord {
  readonly _id: string
  readonly name: string
  readonly name_en: string | null
  readonly name_tc: string | null
}

/** The fields that can be changed here. */
export const textFields = [
  { source: 'name', lang: 'zh-CN', isLong: false },
  { source: 'name_tc', lang: 'zh-HK', isLong: false },
  { source: 'name_en', lang: 'en', isLong: false },
  { source: 'description', lang: 'zh-CN', isLong: true },
  { source: 'description_tc', lang: 'zh-HK', isLong: true },
  { source: 'description_en', lang: 'en', isLong: true },
] as const
