import { isRecord } from '#contract/isRecord.ts'

export type Row = Readonly<Record<string, unknown>>

/** The records of a list reply; undefined if it contains no list. */
export const rowsOf = (data: unknown): readonly Row[] | undefined =>
  isRecord(data) && Array.isArray(data['list']) ? data['list'].filter(isRecord) : undefined

/** The ids of records, as texts. */
export const idsOf = (rows: readonly Row[]): string[] => rows.map(({ _id }) => String(_id))
