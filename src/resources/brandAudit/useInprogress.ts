import { useQuery } from '@tanstack/react-query'
import { brandAuditInprogress } from '#contract/brandDB/brandAudit.ts'
import { answerOf } from '#src/kit/answerOf.ts'
import { useCalls } from '#src/kit/useCalls.ts'
import { audits } from './brandAuditRecord.ts'

/** The request that waits for a decision about a brand, and what the person may do with it. It follows what others do. */
export function useInprogress(brandId: string) {
  const calls = useCalls()
  const { data, isPending, error, refetch } = useQuery({
    // By the name of the resource: a change of a request has it read anew.
    queryKey: [audits, 'inprogress', brandId],
    queryFn: () =>
      answerOf(calls, {
        method: 'GET',
        path: brandAuditInprogress.path.replace('{brand_id}', encodeURIComponent(brandId)),
        reply: brandAuditInprogress.reply,
      }),
    enabled: brandId !== '',
    retry: false,
  })
  return { ...data, isPending, error, refetch }
}
