import { useRecordContext } from 'react-admin'
import type { myscustResult, MyscustAnswer } from '#contract/RM/myscustResult.ts'
import type { ShownRecord } from '#src/kit/base/resource/useRecord.ts'

/** A mystery customer's visit. */
export type Result = ShownRecord<typeof myscustResult>

/** The visit on screen. */
export const useResult = (): Result | undefined => useRecordContext<Result>()

/** The answers of each section, in the order of the questionnaire. */
export const bySection = <T extends Pick<MyscustAnswer, 'section'>>(answers: readonly T[]) => [
  ...Map.groupBy(answers, ({ section }) => section),
]
