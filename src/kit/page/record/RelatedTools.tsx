import Edit from '@mui/icons-material/EditOutlined'
import LinkOff from '@mui/icons-material/LinkOffRounded'
import { useState } from 'react'
import { useDelete, useReference } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import type { RaRecord } from 'react-admin'
import type { Resource } from '#contract/resource.ts'
import { useResourceOf } from '#src/kit/base/resource/contractOf.ts'
import { ActionDialog } from '#src/kit/form/dialog/ActionDialog.tsx'
import { useLocalName } from '#src/kit/value/field/useLocalName.ts'
import { DrawerForm } from '#src/kit/form/DrawerForm.tsx'
import { ToolButton } from '#src/kit/base/control/ToolButton.tsx'
import { FieldInputs } from '#src/kit/form/FieldInputs.tsx'
import { useCan } from '#src/kit/base/person/subject.ts'
import type { EditDrawer, RemoveQuestion } from './relatedProps.ts'

interface RelatedToolsProps {
  readonly contract: Resource
  /** The related record. */
  readonly record: RaRecord
  /** The record that its line names. */
  readonly named: { readonly to: string; readonly id: string }
  readonly edit: EditDrawer | undefined
  readonly remove: RemoveQuestion | undefined
}

/** The buttons at the end of a related record's line, for users who may use them. */
export function RelatedTools({ edit, remove, ...line }: RelatedToolsProps) {
  const { contract, record } = line
  const isMounted = useResourceOf(contract.name) !== undefined
  const mayEdit = useCan(contract.can.update, record) && isMounted
  const mayRemove = useCan(contract.can.remove, record) && isMounted
  const own = { edit: mayEdit ? edit : undefined, remove: mayRemove ? remove : undefined }
  return (own.edit ?? own.remove) ? <Tools {...line} {...own} /> : null
}

function Tools({ contract, record, named, edit, remove }: RelatedToolsProps) {
  const translate = useTranslate()
  const nameOf = useLocalName()
  const [doing, setDoing] = useState<'edit' | 'remove' | null>(null)
  const resource = useResourceOf(contract.name) ?? ''
  const [deleteOne] = useDelete()
  const { referenceRecord } = useReference({ reference: useResourceOf(named.to) ?? '', id: named.id })
  const name = referenceRecord ? nameOf(referenceRecord) : named.id
  const close = () => setDoing(null)
  const run = async () => {
    const params = { id: record.id, previousData: record }
    await deleteOne(resource, params, { mutationMode: 'pessimistic', returnPromise: true })
    close()
  }
  return (
    <span className="flex push">
      {edit && (
        <>
          <ToolButton
            label={translate(edit.title, { name })}
            icon={<Edit />}
            opens="dialog"
            onClick={() => setDoing('edit')}
          />
          <DrawerForm
            open={doing === 'edit'}
            onClose={close}
            title={translate(edit.title, { name })}
            resource={resource}
            id={record.id}
          >
            <FieldInputs form={edit.form} />
          </DrawerForm>
        </>
      )}
      {remove && (
        <ToolButton
          label={translate(remove.title, { name })}
          icon={<LinkOff />}
          opens="dialog"
          onClick={() => setDoing('remove')}
        />
      )}
      {remove && doing === 'remove' && (
        <ActionDialog
          title={translate(remove.title, { name })}
          text={translate(remove.text)}
          confirm={translate(remove.action)}
          onConfirm={run}
          onClose={close}
        />
      )}
    </span>
  )
}
