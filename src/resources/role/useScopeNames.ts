import { useGetList } from 'react-admin'
import { useResourceOf } from '#src/kit/contractOf.ts'
import { dictionaryPage } from '#src/kit/field/references.ts'
import { useLocalName } from '#src/kit/field/useLocalName.ts'

/** The ids of something with its names. */
export type Options = readonly (readonly [id: string, name: string])[]

/** The sites, regions and departments that conditions can name. */
export function useScopeNames(): { sites: Options; regions: Options; departments: Options } {
  const nameOf = useLocalName()
  const sites = useWhole('site')
  const departments = useWhole('department')
  const regions = [...new Set(sites.map((site) => String(site['site_region'])))]
  return {
    sites: sites.map((site) => [String(site.id), nameOf(site)] as const),
    regions: regions.map((region) => [region, region] as const),
    departments: departments.map((one) => [String(one.id), nameOf(one)] as const),
  }
}

function useWhole(noun: string) {
  const resource = useResourceOf(noun)
  const { data = [] } = useGetList(resource ?? '', dictionaryPage, { enabled: resource !== undefined })
  return data
}
