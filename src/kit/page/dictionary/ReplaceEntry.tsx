import { Autocomplete, DialogContentText, TextField } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useGetList } from 'react-admin'
import { useNotify } from '#src/kit/base/text/useNotify.ts'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import type { RaRecord } from 'react-admin'
import { replaceEntry } from '#contract/core/replaceEntry.ts'
import { useSend } from '#src/kit/base/call/useSend.ts'
import { useContract } from '#src/kit/base/resource/contractOf.ts'
import { ActionDialog } from '#src/kit/form/dialog/ActionDialog.tsx'
import { dictionaryPage } from '#src/kit/value/field/references.ts'
import { useLocalName } from '#src/kit/value/field/useLocalName.ts'
import { useAutocompleteTexts } from '#src/kit/form/input/useAutocompleteTexts.ts'

interface ReplaceEntryProps {
  readonly record: RaRecord
  /** The react-admin resource of the dictionary. */
  readonly resource: string
  readonly onClose: () => void
  /** Called after the entry was replaced and the dialog closed. */
  readonly onReplaced?: (() => void) | undefined
}

/** Replaces an entry of a dictionary with another in all records, and deletes it. */
export function ReplaceEntry({ record, resource, onClose, onReplaced }: ReplaceEntryProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const client = useQueryClient()
  const nameOf = useLocalName()
  const { name: noun } = useContract(resource)
  const { data = [], isPending } = useGetList(resource, dictionaryPage)
  const texts = useAutocompleteTexts(isPending)
  const { send } = useSend(replaceEntry)
  const [target, setTarget] = useState<RaRecord | null>(null)
  const name = nameOf(record)
  const run = async () => {
    if (!target) return
    const { changed } = await send({ body: { noun, _id: String(record.id), by: String(target.id) } })
    const messageArgs = { name, target: nameOf(target), smart_count: changed }
    notify('atrium.dictionary.replaced', { type: 'success', messageArgs })
    onClose()
    onReplaced?.()
    void client.invalidateQueries()
  }
  return (
    <ActionDialog
      title={translate('atrium.dictionary.replace_title', { name })}
      confirm={translate('atrium.dictionary.replace_run')}
      isReady={target !== null}
      onConfirm={run}
      onClose={onClose}
    >
      <DialogContentText>{translate('atrium.dictionary.replace_text', { name })}</DialogContentText>
      <Autocomplete<RaRecord>
        options={data.filter(({ id }) => id !== record.id)}
        value={target}
        getOptionLabel={nameOf}
        getOptionKey={({ id }) => id}
        isOptionEqualToValue={(one, other) => one.id === other.id}
        onChange={(_, option) => setTarget(option)}
        renderInput={(params) => (
          <TextField {...params} margin="dense" label={translate('atrium.dictionary.replace_by')} />
        )}
        {...texts}
      />
    </ActionDialog>
  )
}
