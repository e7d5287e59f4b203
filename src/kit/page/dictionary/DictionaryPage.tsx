import { useState, type ReactNode } from 'react'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { formatNumber } from '#src/kit/value/field/formatNumber.ts'
import { ActionDialog } from '#src/kit/form/dialog/ActionDialog.tsx'
import { useLocalName } from '#src/kit/value/field/useLocalName.ts'
import { ErrorState } from '#src/kit/value/state/ErrorState.tsx'
import { RecordSkeleton } from '#src/kit/value/state/Skeletons.tsx'
import { useCan } from '#src/kit/base/person/subject.ts'
import type { DropPlace, OnMove } from '#src/kit/table/tree/moves.ts'
import { TreePage } from '#src/kit/table/tree/TreePage.tsx'
import { AddEntry } from './AddEntry.tsx'
import type { DictionaryLevel, Entry, EntryUses } from './DictionaryLevel.ts'
import { EntryPanel } from './EntryPanel.tsx'
import { looksOf } from './looksOf.ts'
import { mayPlace, placing } from './placing.ts'
import { useDictionary } from './useDictionary.ts'
import { usePlace } from './usePlace.ts'

interface DictionaryPageProps {
  /** The message key of the title. */
  readonly title: string
  /** The top level comes first. */
  readonly levels: readonly DictionaryLevel[]
  readonly uses?: EntryUses
  /** Shown above the title, such as tabs to other dictionaries. */
  readonly above?: ReactNode
  /** Shown below the selected entry, such as a preview. */
  readonly below?: ReactNode
  /** The number of levels of a tree that is of one resource; any number by default. */
  readonly depth?: number
}

/**
 * A dictionary as a tree with the selected entry next to it, for users to add, change, remove and reorder
 * entries, as far as the rules of its levels let them.
 */
export function DictionaryPage({ title, levels, uses, above, below, depth }: DictionaryPageProps) {
  const translate = useTranslate()
  const dictionary = useDictionary(levels)
  const place = usePlace(dictionary)
  const nameOf = useLocalName()
  const may = useCan(levels[0]?.contract.can.update)
  const [asked, setAsked] = useState<Move | null>(null)
  const { entries, isPending, error, refetch } = dictionary
  const at = (id: string) => entries.find((entry) => entry.id === id)
  const move: OnMove = (id, where, target) => {
    const [entry, to] = [at(id), at(target)]
    if (!entry || !to) return Promise.resolve(false)
    const holder = where === 'into' ? to.id : to.holder
    if (holder === entry.holder) {
      void place(placing(entries, entry, where, to))
      return undefined
    }
    // Everything below it moves too, so the user has to confirm.
    return new Promise<boolean>((answer) => {
      setAsked({ entry, where, to, holder: at(holder ?? ''), answer })
    })
  }
  const nodes = entries.map((entry) => {
    const count = uses?.count(entry) ?? null
    return {
      id: entry.id,
      label: nameOf(entry.record),
      parent: entry.holder,
      ...looksOf(entry),
      ...(count === null ? {} : { beside: <Count of={count} uses={uses} /> }),
    }
  })
  const panelOf = (id: string | null) => {
    const entry = at(id ?? '')
    return (
      <div className="column gap-16">
        <EntryPanel key={id ?? ''} {...{ entry, entries, levels, uses, depth }} onMove={move} />
        {below}
      </div>
    )
  }
  const alongText = (entry: Entry) => {
    const count = uses?.count(entry) ?? null
    return uses && count !== null
      ? translate('atrium.dictionary.move_uses', { uses: translate(uses.text, { smart_count: count }) })
      : translate('atrium.dictionary.move_along')
  }
  const top = levels[0]
  if (error && entries.length === 0) return <ErrorState error={error} retry={() => void refetch()} />
  return (
    <div className="stack start gap-16">
      {above}
      {isPending ? (
        <RecordSkeleton />
      ) : (
        <TreePage
          title={title}
          actions={top && <AddEntry level={top} title={top.add} entries={entries} holder={null} />}
          left={{
            label: translate(title),
            nodes,
            openLevels: 1,
            ...(depth === undefined ? {} : { levels: depth }),
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
          title={
            asked.holder
              ? translate('atrium.dictionary.move_title', {
                  name: nameOf(asked.entry.record),
                  to: nameOf(asked.holder.record),
                })
              : translate('atrium.dictionary.move_top', { name: nameOf(asked.entry.record) })
          }
          text={alongText(asked.entry)}
          confirm={translate('atrium.tree.move')}
          onConfirm={() => {
            setAsked(null)
            asked.answer(place(placing(entries, asked.entry, asked.where, asked.to)))
          }}
          onClose={() => {
            setAsked(null)
            asked.answer(false)
          }}
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
  /** Tells the tree whether the move was made. */
  readonly answer: (made: boolean | Promise<boolean>) => void
}

function Count({ of, uses }: { readonly of: number; readonly uses: EntryUses | undefined }) {
  const translate = useTranslate()
  if (!uses) return null
  return (
    <span title={translate(uses.text, { smart_count: of })}>
      {formatNumber(of)}
      <span className="visually-hidden"> {translate(uses.unit, { smart_count: of })}</span>
    </span>
  )
}
