import LinkOff from '@mui/icons-material/LinkOffRounded'
import { IconButton, Tooltip } from '@mui/material'
import { useState } from 'react'
import { useDelete, useReference, useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import type { Resource } from '#contract/resource.ts'
import { useResourceOf } from '#src/kit/contractOf.ts'
import { ActionDialog } from '#src/kit/dialog/ActionDialog.tsx'
import { useLocalName } from '#src/kit/field/useLocalName.ts'
import { useCan } from '#src/kit/subject.ts'
import styles from './Related.module.css'
import type { RemoveRelated } from './relatedProps.ts'

interface RemoveButtonProps {
  readonly contract: Resource
  /** The related record. */
  readonly record: RaRecord
  /** The record that its line names. */
  readonly named: { readonly to: string; readonly id: string }
  readonly remove: RemoveRelated
}

/** Removes a related record after a question, for users who may. */
export const RemoveButton = (props: RemoveButtonProps) => {
  const isMounted = useResourceOf(props.contract.name) !== undefined
  return useCan(props.contract.can.remove, props.record) && isMounted ? <Button {...props} /> : null
}

function Button({ contract, record, named, remove }: RemoveButtonProps) {
  const translate = useTranslate()
  const nameOf = useLocalName()
  const [isAsking, setAsking] = useState(false)
  const resource = useResourceOf(contract.name) ?? ''
  const [deleteOne] = useDelete()
  const { referenceRecord } = useReference({ reference: useResourceOf(named.to) ?? '', id: named.id })
  const title = translate(remove.title, { name: referenceRecord ? nameOf(referenceRecord) : named.id })
  const run = async () => {
    const params = { id: record.id, previousData: record }
    await deleteOne(resource, params, { mutationMode: 'pessimistic', returnPromise: true })
    setAsking(false)
  }
  return (
    <>
      <Tooltip title={title}>
        <IconButton
          size="small"
          className={styles['remove'] ?? ''}
          aria-label={title}
          onClick={() => setAsking(true)}
        >
          <LinkOff />
        </IconButton>
      </Tooltip>
      {isAsking && (
        <ActionDialog
          title={title}
          text={translate(remove.text)}
          confirm={translate(remove.action)}
          onConfirm={run}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
