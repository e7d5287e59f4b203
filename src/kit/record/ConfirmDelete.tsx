import { useDelete, useResourceContext, useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { useLocalName } from '#src/kit/field/useLocalName.ts'
import { DeleteQuestion } from './DeleteQuestion.tsx'

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
 * record.
 */
export function ConfirmDelete({ record, resource, name, onClose, onDeleted }: ConfirmDeleteProps) {
  const translate = useTranslate()
  const here = useResourceContext()
  const nameOf = useLocalName()
  const [deleteOne] = useDelete()
  const run = async () => {
    const params = { id: record.id, previousData: record }
    await deleteOne(resource ?? here, params, { mutationMode: 'pessimistic', returnPromise: true })
    onClose()
    onDeleted?.()
  }
  return (
    <DeleteQuestion
      title={translate('atrium.action.confirm_delete.title', { name: name ?? nameOf(record) })}
      onConfirm={run}
      onClose={onClose}
    />
  )
}
