import { AddInDrawer } from '#src/kit/form/AddInDrawer.tsx'
import { FieldInputs } from '#src/kit/form/FieldInputs.tsx'
import type { DictionaryLevel, Entry } from './DictionaryLevel.ts'

interface AddEntryProps {
  readonly level: DictionaryLevel
  /** The message key of the button. */
  readonly title: string
  readonly entries: readonly Entry[]
  /** The entry that will hold it; null at the top. */
  readonly holder: Entry | null
}

/** Adds an entry to a level, after the others that the same entry holds. */
export function AddEntry({ level, title, entries, holder }: AddEntryProps) {
  const beside = entries.filter((one) => one.level === level && one.holder === (holder?.id ?? null))
  const field = holder?.level === level ? level.parent : level.within
  const order = Math.max(0, ...beside.map(({ record }) => Number(record['order']) || 0)) + 1
  return (
    <AddInDrawer
      contract={level.contract}
      title={title}
      defaults={{ order, ...(field && holder ? { [field]: String(holder.record.id) } : {}) }}
      button={holder ? { variant: 'outlined' } : { size: 'medium', variant: 'contained' }}
    >
      <FieldInputs form={level.form} looks={level.looks} />
    </AddInDrawer>
  )
}
