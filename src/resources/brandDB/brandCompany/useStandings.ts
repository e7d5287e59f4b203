import { useGetList } from 'react-admin'
import type { brandCompany } from '#contract/brandDB/brandCompany.ts'
import { useResourceOf } from '#src/kit/base/resource/contractOf.ts'
import type { ShownRecord } from '#src/kit/base/resource/useRecord.ts'
import { standingsIn } from './standing.ts'

/**
 * The current companies behind a brand; `companies` is undefined until they are loaded. Fetches nothing
 * without an id.
 */
export function useStandings(brandId: string) {
  const { data, isFetching, error, refetch } = useGetList<ShownRecord<typeof brandCompany>>(
    useResourceOf('brand_company') ?? '',
    {
      pagination: { page: 1, perPage: 50 },
      sort: { field: 'created_at', order: 'ASC' },
      filter: { brand_id: brandId },
    },
    { enabled: brandId !== '', retry: false },
  )
  return { companies: data && standingsIn(data), isFetching, error, refetch }
}
