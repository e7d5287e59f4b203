import { useState } from 'react'
import { useRecordContext, type RaRecord } from 'react-admin'
import type { myscustResult, MyscustAnswer } from '#contract/RM/myscustResult.ts'
import type { RecordOf } from '#contract/resource.ts'

/** A mystery customer's visit. */
export type Result = RecordOf<typeof myscustResult> & RaRecord

/** The visit on screen. */
export const useResult = (): Result | undefined => useRecordContext<Result>()

/** The answers of each section, in the order of the questionnaire. */
export const bySection = <T extends Pick<MyscustAnswer, 'section'>>(answers: readonly T[]) => [
  ...Map.groupBy(answers, ({ section }) => section),
]

/** When the screen was opened, in unix seconds. */
export function useNow(): number {
  const [now] = useState(() => Math.floor(Date.now() / 1000))
  return now
}
