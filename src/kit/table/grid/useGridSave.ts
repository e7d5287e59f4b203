import { useState } from 'react'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { useToastOf } from '#src/kit/base/call/useToastOf.ts'
import { changesIn, isDone } from './gridEdits.ts'
import type { GridChange, GridEdits, GridOutcome } from './GridRow.ts'
import type { useGridEdits } from './useGridEdits.ts'

/**
 * Saves the changes of a table in batches of `batchSize`, and says how many were saved. `message` is the last message
 * about the table. If a call fails, the batches before it remain saved, and the rest remains as it was entered.
 */
export function useGridSave(
  { edits, settle }: ReturnType<typeof useGridEdits>,
  save: (changes: readonly GridChange[]) => Promise<readonly GridOutcome[]>,
  batchSize: number,
) {
  const translate = useTranslate()
  const [isSaving, setSaving] = useState(false)
  const [message, setMessage] = useState('')
  const [failure, setFailure] = useState<Error | null>(null)
  useToastOf(failure)

  const saveAll = async (entered: GridEdits = edits) => {
    setSaving(true)
    let saved = 0
    const changes = changesIn(entered)
    try {
      for (let at = 0; at < changes.length; at += batchSize) {
        const batch = changes.slice(at, at + batchSize)
        const outcomes = await save(batch)
        saved += batch.filter((change, index) => isDone(change, outcomes[index])).length
        settle(batch.map((change, index) => ({ change, ...outcomes[index] })))
      }
    } catch (error) {
      // A failed call; anything else is a fault in the program.
      if (!(error instanceof Error && 'errcode' in error)) throw error
      setFailure(error)
    } finally {
      const refused = changes.length - saved
      setMessage(
        [
          translate('atrium.grid.saved', { smart_count: saved }),
          ...(refused > 0 ? [translate('atrium.grid.refused', { smart_count: refused })] : []),
        ].join(' · '),
      )
      setSaving(false)
    }
  }

  return { isSaving, message, setMessage, saveAll }
}
