import { useQueries } from '@tanstack/react-query'
import { useContext } from 'react'
import { useDataProvider } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { ResourcesContext, resourceOf, useContract } from '#src/kit/base/resource/contractOf.ts'
import { dictionaryPage } from '#src/kit/value/field/references.ts'
import { useLocalName } from '#src/kit/value/field/useLocalName.ts'

/** A level of a cascade: a field of the form, and its options under the selected upper level. */
export interface Level {
  readonly source: string
  /** All records of the dictionary, in its order. */
  readonly all: readonly RaRecord[]
  /** The records within the selected upper level; none while it is empty. */
  readonly options: readonly RaRecord[]
  readonly chosen: RaRecord | null
}

/**
 * The levels of a cascade of dictionaries: each field lies within the one before (`within` in the contract).
 * Each dictionary is fetched whole, once, and shared with the tables that show its names.
 */
export function useCascade(sources: readonly string[]) {
  const { fields } = useContract()
  const mounted = useContext(ResourcesContext)
  const dataProvider = useDataProvider()
  const { setValue } = useFormContext()
  const values: readonly unknown[] = useWatch({ name: sources })
  const nameOf = useLocalName()
  const names = sources.map((source) => resourceOf(mounted, fields[source]?.to ?? '') ?? '')
  const results = useQueries({
    queries: names.map((name) => ({
      queryKey: [name, 'getList', dictionaryPage],
      queryFn: () => dataProvider.getList(name, dictionaryPage),
      enabled: name !== '',
      staleTime: 60_000,
    })),
  })
  const levels = sources.map((source, index): Level => {
    const all = [...(results[index]?.data?.data ?? [])].sort(byOrder)
    const within = fields[source]?.within
    const above = values[index - 1]
    const options = within === undefined ? all : all.filter((record) => record[within] === above)
    return { source, all, options, chosen: all.find(({ id }) => id === values[index]) ?? null }
  })

  /** Sets the chain from the top down, and clears the levels below. */
  const choose = (chain: readonly RaRecord[]): void => {
    for (const [index, source] of sources.entries()) {
      setValue(source, chain[index]?.id ?? null, {
        shouldDirty: true,
        shouldTouch: true,
        shouldValidate: true,
      })
    }
  }

  /** The path from the top down to the record with that id; empty if no level has it. */
  const chainTo = (id: string): readonly RaRecord[] => {
    const at = levels.findIndex(({ all }) => all.some((record) => record.id === id))
    const chain: RaRecord[] = []
    let wanted: unknown = id
    for (let index = at; index >= 0; index -= 1) {
      const record = levels[index]?.all.find((one) => one.id === wanted)
      if (!record) return []
      chain.unshift(record)
      wanted = record[fields[sources[index] ?? '']?.within ?? '']
    }
    return chain
  }

  const chosen = levels.flatMap(({ chosen }) => chosen ?? [])
  return { levels, choose, chainTo, chosen, text: chosen.map(nameOf).join(' › ') }
}

/** The result of `useCascade`. */
export type Cascade = ReturnType<typeof useCascade>

const byOrder = (one: RaRecord, other: RaRecord): number =>
  Number(one['order'] ?? 0) - Number(other['order'] ?? 0)
