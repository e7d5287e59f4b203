import { useGetList } from 'react-admin'
import type { department } from '#contract/common/department.ts'
import type { site } from '#contract/common/site.ts'
import type { Resource } from '#contract/resource.ts'
import { useResourceOf } from '#src/kit/base/resource/contractOf.ts'
import { dictionaryPage } from '#src/kit/value/field/references.ts'
import { useLocalName } from '#src/kit/value/field/useLocalName.ts'
import type { ShownRecord } from '#src/kit/base/resource/useRecord.ts'

/** The ids of something with its names. */
export type Options = readonly (readonly [id: string, name: string])[]

/** The sites, regions and departments that conditions can name. */
export function useScopeNames(): { sites: Options; regions: Options; departments: Options } {
  const nameOf = useLocalName()
  const sites = useWhole<typeof site>('site')
  const departments = useWhole<typeof department>('department')
  const regions = [...new Set(sites.map((site) => site.site_region))]
  return {
    sites: sites.map((site) => [String(site.id), nameOf(site)] as const),
    regions: regions.map((region) => [region, region] as const),
    departments: departments.map((one) => [String(one.id), nameOf(one)] as const),
  }
}

function useWhole<R extends Resource>(noun: R['name']) {
  const resource = useResourceOf(noun)
  const { data = [] } = useGetList<ShownRecord<R>>(resource ?? '', dictionaryPage, {
    enabled: resource !== undefined,
  })
  return data
}
