import { tourTemplate } from '#contract/RM/tourTemplate.ts'
import type { FieldLooks } from '#src/kit/form/FieldGroup.ts'
import { listOf } from '#src/kit/page/screens/listOf.tsx'

/** How fields of a checklist are shown where their kind alone is not enough. */
export const templateLooks: FieldLooks<typeof tourTemplate> = {
  status: { statusColors: { draft: 'blue', active: 'green', retired: 'grey' } },
}

/** Checklist templates of a region. */
const templateList = (region: 'CN' | 'HK') =>
  listOf(tourTemplate, {
    looks: templateLooks,
    columns: [
      { source: 'name', width: 200, grows: true },
      { source: 'code', width: 140 },
      { source: 'version', width: 90 },
      { source: 'site', width: 140 },
      { source: 'is_default', width: 100 },
      { source: 'status', width: 100 },
    ],
    filters: ['status', 'site'],
    sort: { field: 'code', order: 'ASC' },
    page: { filter: { region } },
  })

/** Those of the mainland. */
export const MainlandTemplateList = templateList('CN')
/** Those of Hong Kong. */
export const HongKongTemplateList = templateList('HK')
