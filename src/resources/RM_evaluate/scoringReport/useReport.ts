import { useState } from 'react'
import type { z } from 'zod'
import { dailyScoring, dailyScoringUpdate, storedAnswers } from '#contract/RM_evaluate/dailyScoring.ts'
import { scoreItem } from '#contract/RM_evaluate/scoreItem.ts'
import { scoringReport } from '#contract/RM_evaluate/scoringReport.ts'
import { listCall } from '#contract/resourceCalls.ts'
import type { RecordOf } from '#contract/resource.ts'
import type { WithPhotos } from '#src/kit/form/outbox/entry.ts'
import { useAnswers, type ContestedAnswers } from '#src/kit/form/outbox/useAnswers.ts'
import { useCall } from '#src/kit/base/call/useCall.ts'
import { useSend } from '#src/kit/base/call/useSend.ts'

/** A report with its answers. */
export type Report = NonNullable<z.infer<typeof dailyScoring.reply>>

/** The answer to an item, with photos that wait for a connection. */
export type Answer = Omit<Report['items'][number], 'item_id'> & WithPhotos

/** An item with its answer. */
export interface AnsweredItem extends RecordOf<typeof scoreItem> {
  readonly answer: Answer
}

/** The name under which the unsent answers of a report are kept. */
export const unsentName = (id: string) => `scoring/${id}`

/** Where the answers of a report are sent, one by one. */
export const answersOf = (id: string) => ({
  call: dailyScoringUpdate,
  query: { cond: { report_id: id } },
  body: { action: 'save' } as const,
  list: ['items', 'item_id'] as const,
  noun: scoringReport.name,
})

const items = listCall(scoreItem)
const refreshOn = [scoringReport]

/** The items of a report with the answers so far, those included that are not saved yet. */
export function useReport(id: string) {
  const read = useCall(dailyScoring, { query: { report_id: id } }, { refreshOn })
  const [saved, setSaved] = useState<Report | null>(null)
  // An answer is sent whole: it must not come from a report that was fetched before the screen was opened.
  const [isFresh, setFresh] = useState(false)
  if (!isFresh && !read.isFetching) setFresh(true)
  // The report is fetched again after each answer: until then the reply to the answer is newer.
  const report = saved && read.data && saved.rev >= read.data.rev ? saved : read.data
  const set = useCall(
    items,
    report ? { query: { cond: { set_id: report.set_id }, range: 'ALL', sort: { order: 1 } } } : null,
    { staleTime: 60_000 },
  )
  const { send, showFailure } = useSend(dailyScoringUpdate)
  const query = { cond: { report_id: id } }
  const show = (reply: Report) => {
    setSaved(reply)
    read.replace(reply)
  }
  const unsent = useAnswers<Answer, Report>(unsentName(id), { ...answersOf(id), onSaved: show })
  return {
    /** Null if there is no such report at this site. */
    report,
    isFresh,
    contested: contestedIn(unsent.contested),
    items: report && set.data && unsent.answers ? answered(report, set.data.list, unsent.answers) : undefined,
    /** After a conflict: what somebody else answered is not here yet. */
    refetch: read.retry,
    failed: [read, set].find(({ error }) => error !== null),
    unsent,
    /** Submits the report when every answer is saved. */
    submit: async () => {
      await unsent.flush()
      show(await send({ query, body: { action: 'submit', items: [] } }))
    },
    showFailure,
  }
}

/** The answers that somebody else gave differently, by their items. The server sends what is stored by item as well. */
const contestedIn = (
  contested: ContestedAnswers<Answer>,
): ReadonlyMap<string, { mine: Answer; theirs: Answer }> =>
  new Map(
    Object.entries(contested).flatMap(([id, { mine, theirs }]) => {
      const { data } = storedAnswers.safeParse(theirs)
      return data?.[id] ? [[id, { mine, theirs: data[id] }]] : []
    }),
  )

function answered(
  report: Report,
  all: readonly RecordOf<typeof scoreItem>[],
  unsent: Readonly<Record<string, Answer>>,
): AnsweredItem[] {
  const stored = new Map(report.items.map(({ item_id, ...answer }) => [item_id, answer]))
  return all.flatMap((item) => {
    const answer = unsent[item._id] ?? stored.get(item._id)
    return answer ? [{ ...item, answer }] : []
  })
}
