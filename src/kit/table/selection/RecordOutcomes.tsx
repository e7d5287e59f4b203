import type { ReactNode } from 'react'
import { useGetMany, useResourceContext, type RaRecord } from 'react-admin'
import { useLocalName } from '#src/kit/value/field/useLocalName.ts'
import { Outcomes } from './Outcomes.tsx'
import type { RecordOutcome } from './useEachRecord.ts'

interface RecordOutcomesProps {
  /** Returns the label of a record; its name by default. */
  readonly name?: ((record: RaRecord) => ReactNode) | undefined
  readonly outcomes: readonly RecordOutcome[]
  /** How many there will be. */
  readonly total: number
  /** What is done, and what is said of a record where it succeeded, in words. */
  readonly label: string
  readonly done: string
}

/** The result of an action for each of several records of the current resource, by their names. */
export function RecordOutcomes({ name, outcomes, ...look }: RecordOutcomesProps) {
  const nameOf = useLocalName()
  const { data = [] } = useGetMany(useResourceContext() ?? '', { ids: outcomes.map(({ id }) => id) })
  const records = new Map(data.filter((record) => record !== undefined).map((record) => [record.id, record]))
  const called = (id: RaRecord['id']): ReactNode => {
    const record = records.get(id)
    return record ? (name?.(record) ?? nameOf(record)) : String(id)
  }
  return <Outcomes {...look} outcomes={outcomes} nameOf={called} />
}
