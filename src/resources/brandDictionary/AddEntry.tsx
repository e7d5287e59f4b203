import Add from '@mui/icons-material/AddOutlined'
import { Button } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useResourceOf } from '#src/kit/contractOf.ts'
import { useCan } from '#src/kit/subject.ts'
import { EntryForm } from './EntryForm.tsx'
import type { Level } from './levels.ts'
import type { Entry } from './useDictionary.ts'

interface AddEntryProps {
  readonly level: Level
  readonly entries: readonly Entry[]
  /** What is to hold it; null at the top. */
  readonly holder: Entry | null
}

/** Makes an entry of a level, as the last one where it stands. */
export function AddEntry({ level, entries, holder }: AddEntryProps) {
  const translate = useTranslate()
  const resource = useResourceOf(level.contract.name)
  const may = useCan(level.contract.can.create)
  const [isOpen, setOpen] = useState(false)
  if (!may || resource === undefined) return null
  const beside = entries.filter((one) => one.level === level && one.holder === (holder?.id ?? null))
  const order = Math.max(0, ...beside.map(({ record }) => Number(record['order']) || 0)) + 1
  const title = translate(`brandDB.dictionary.add.${level.key}`)
  return (
    <>
      <Button
        size={holder ? 'small' : 'medium'}
        variant={holder ? 'outlined' : 'contained'}
        startIcon={<Add />}
        onClick={() => setOpen(true)}
      >
        {title}
      </Button>
      <EntryForm
        level={level}
        resource={resource}
        title={title}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        defaults={{ order, ...(level.within && holder ? { [level.within]: String(holder.record.id) } : {}) }}
      />
    </>
  )
}
