import type { SendableCall } from '#contract/call.ts'
import type { CallParts } from '#contract/callInput.ts'
import { useSend } from '#src/kit/base/call/useSend.ts'
import { usePageChoices } from '#src/kit/page/statistics/usePageChoices.ts'
import type { TotalRow } from '#src/kit/table/TotalColumn.ts'
import type { PagedRows } from '#src/kit/table/total/TotalTable.tsx'

const usual = 100

/**
 * The page of a computed list that the server gives page by page, from the address of the screen (`page` and `rows`):
 * `input` asks for it, and `pagedRows` is for the `TotalTable` that shows the reply.
 */
export function usePaging<R extends { readonly list: readonly TotalRow[] }, I extends CallParts>(
  call: SendableCall<R, I>,
  whole: I | null,
) {
  const { text, page, set } = usePageChoices()
  const { send, showFailure } = useSend<R, CallParts>(call)
  const perPage = [25, 50, 100].find((rows) => rows === Number(text('rows'))) ?? usual
  const first = (page - 1) * perPage
  const ranged = (range: string): I | null => whole && { ...whole, query: { ...Object(whole.query), range } }
  const pagedRows = (total: number): PagedRows => ({
    page,
    perPage,
    total,
    setPage: (to) => set({ page: String(to) }),
    setPerPage: (rows) => set({ rows: String(rows), page: '' }),
    readAll: () =>
      send(ranged('ALL') ?? {}).then(
        ({ list }) => list,
        (error: unknown) => {
          showFailure(error)
          return undefined
        },
      ),
  })
  return { page, input: ranged(`${first}-${first + perPage - 1}`), pagedRows }
}
