import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { formatNumber } from '#src/kit/field/formatNumber.ts'
import { ActionDialog } from '#src/kit/dialog/ActionDialog.tsx'
import { useLocalName } from '#src/kit/field/useLocalName.ts'
import { ErrorState } from '#src/kit/state/ErrorState.tsx'
import { RecordSkeleton } from '#src/kit/state/Skeletons.tsx'
import { useCan } from '#src/kit/subject.ts'
import type { DropPlace } from '#src/kit/tree/moves.ts'
import { TreePage } from '#src/kit/tree/TreePage.tsx'
import { AddEntry } from './AddEntry.tsx'
import styles from './Dictionary.module.css'
import { DictionaryTabs } from './DictionaryTabs.tsx'
import { EntryPanel } from './EntryPanel.tsx'
import type { Level } from './levels.ts'
import { mayPlace, placing } from './placing.ts'
import { useCounts } from './useCounts.ts'
import { useDictionary, type Entry } from './useDictionary.ts'
import { usePlace } from './usePlace.ts'

interface DictionaryScreenProps {
  /** The message key of the title. */
  readonly title: string
  readonly levels: readonly Level[]
}

/** A dictionary as a tree that can be reordered, with the selected entry next to it. */
export function DictionaryScreen({ title, levels }: DictionaryScreenProps) {
  const translate = useTranslate()
  const dictionary = useDictionary(levels)
  const place = usePlace(dictionary)
  const counts = useCounts()
  const nameOf = useLocalName()
  const may = useCan(levels[0]?.contract.can.update)
  const [asked, setAsked] = useState<Move | null>(null)
  const { entries, isPending, error, refetch } = dictionary
  const at = (id: string) => entries.find((entry) => entry.id === id)
  const move = (id: string, where: DropPlace, target: string) => {
    const [entry, to] = [at(id), at(target)]
    if (!entry || !to) return
    const holder = where === 'into' ? to.id : to.holder
    if (holder === entry.holder) void place(placing(entries, entry, where, to))
    // Everything below it moves too, so the user has to confirm.
    else setAsked({ entry, where, to, holder: at(holder ?? '') })
  }
  const countOf = ({ level, record }: Entry) =>
    level.of && counts ? (counts[level.of][String(record.id)] ?? 0) : null
  const nodes = entries.map((entry) => {
    const count = countOf(entry)
    return {
      id: entry.id,
      label: nameOf(entry.record),
      parent: entry.holder,
      ...(count === null ? {} : { beside: <Count of={count} /> }),
    }
  })
  const panelOf = (id: string | null) => {
    const entry = at(id ?? '')
    const count = entry ? countOf(entry) : null
    return <EntryPanel key={id ?? ''} {...{ entry, entries, levels, count }} onMove={move} />
  }
  const alongText = (count: number | null) =>
    count === null
      ? translate('brandDB.dictionary.move_along')
      : translate('brandDB.dictionary.move_count', { smart_count: count })
  const top = levels[0]
  if (error && entries.length === 0) return <ErrorState error={error} retry={() => void refetch()} />
  return (
    <div className={styles['page']}>
      <DictionaryTabs />
      {isPending ? (
        <RecordSkeleton />
      ) : (
        <TreePage
          title={title}
          actions={top && <AddEntry level={top} entries={entries} holder={null} />}
          left={{
            label: translate(title),
            nodes,
            openLevels: 1,
            mayMove: (id, where, target) => {
              const [entry, to] = [at(id), at(target)]
              return entry !== undefined && to !== undefined && mayPlace(levels, entry, where, to)
            },
            ...(may ? { onMove: move } : {}),
          }}
          right={panelOf}
        />
      )}
      {asked && (
        <ActionDialog
          title={translate('brandDB.dictionary.move_title', {
            name: nameOf(asked.entry.record),
            to: asked.holder ? nameOf(asked.holder.record) : '',
          })}
          text={alongText(countOf(asked.entry))}
          confirm={translate('brandDB.dictionary.move')}
          onConfirm={() => {
            setAsked(null)
            void place(placing(entries, asked.entry, asked.where, asked.to))
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  )
}

interface Move {
  readonly entry: Entry
  readonly where: DropPlace
  readonly to: Entry
  readonly holder: Entry | undefined
}

function Count({ of }: { readonly of: number }) {
  const translate = useTranslate()
  return (
    <span title={translate('brandDB.dictionary.brands', { smart_count: of })}>
      {formatNumber(of)}
      <span className="visually-hidden">
        {' '}
        {translate('brandDB.dictionary.brands_unit', { smart_count: of })}
      </span>
    </span>
  )
}
