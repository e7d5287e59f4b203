import { Button } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useContext, useState } from 'react'
import { useDelete, useResourceContext } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import type { RaRecord } from 'react-admin'
import { isReplaceable } from '#contract/dictionary.ts'
import { ResourcesContext } from '#src/kit/base/resource/contractOf.ts'
import { useLocalName } from '#src/kit/value/field/useLocalName.ts'
import { newerIn } from '#src/kit/form/change/newerIn.ts'
import { failureOf } from '#src/kit/base/call/failureOf.ts'
import { DeleteQuestion } from '#src/kit/form/dialog/DeleteQuestion.tsx'

// Few entries are in use when they are deleted.
const ReplaceEntry = lazy(async () => ({
  default: (await import('#src/kit/page/dictionary/ReplaceEntry.tsx')).ReplaceEntry,
}))

interface ConfirmDeleteProps {
  readonly record: RaRecord
  /** The react-admin resource of the record; by default the current resource. */
  readonly resource?: string
  /** The name of the record in the question; by default its name in the current language. */
  readonly name?: string
  readonly onClose: () => void
  /** Called after the record was deleted and the dialog closed. */
  readonly onDeleted?: () => void
}

/**
 * Deletes a record after confirmation. If the server refuses, the dialog says why, and what refers to the
 * record; an entry of a dictionary can then be replaced by another.
 */
export function ConfirmDelete({ record, resource, name, onClose, onDeleted }: ConfirmDeleteProps) {
  const translate = useTranslate()
  const here = useResourceContext()
  const nameOf = useLocalName()
  const [deleteOne] = useDelete()
  const client = useQueryClient()
  const [isReplacing, setReplacing] = useState(false)
  const of = resource ?? here ?? ''
  const contract = useContext(ResourcesContext).get(of)?.contract
  const run = async () => {
    const params = { id: record.id, previousData: record }
    try {
      await deleteOne(of, params, { mutationMode: 'pessimistic', returnPromise: true })
    } catch (error) {
      // What is on screen is outdated: the user sees what it is now, and can then delete it.
      if (newerIn(failureOf(error))) void client.invalidateQueries({ queryKey: [of] })
      throw error
    }
    onClose()
    onDeleted?.()
  }
  if (isReplacing)
    return (
      <Suspense fallback={null}>
        <ReplaceEntry record={record} resource={of} onClose={onClose} onReplaced={onDeleted} />
      </Suspense>
    )
  return (
    <DeleteQuestion
      title={translate('atrium.action.confirm_delete.title', { name: name ?? nameOf(record) })}
      instead={
        contract &&
        isReplaceable(contract) && (
          <Button onClick={() => setReplacing(true)}>{translate('atrium.dictionary.replace')}</Button>
        )
      }
      onConfirm={run}
      onClose={onClose}
    />
  )
}
