import { Autocomplete, DialogContentText, TextField } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useUpdate } from 'react-admin'
import { useNotify } from '#src/kit/base/text/useNotify.ts'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import type { RaRecord } from 'react-admin'
import { ActionDialog } from '#src/kit/form/dialog/ActionDialog.tsx'
import { useLocalName } from '#src/kit/value/field/useLocalName.ts'
import { useAutocompleteTexts } from '#src/kit/form/input/useAutocompleteTexts.ts'
import { useTags, type TagOption } from './useTags.ts'

interface MergeTagProps {
  readonly tag: RaRecord
  readonly resource: string
  /** The number of brands with this tag; null if it is not known. */
  readonly count: number | null
  readonly onClose: () => void
}

/** Replaces this tag with another on every brand, after saying how many brands there are. */
export function MergeTag({ tag, resource, count, onClose }: MergeTagProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const client = useQueryClient()
  const { tags, isPending } = useTags()
  const texts = useAutocompleteTexts(isPending)
  const [target, setTarget] = useState<TagOption | null>(null)
  const [update] = useUpdate()
  const name = useLocalName()(tag)
  const run = async () => {
    const merge = { id: tag.id, data: { merge_into: target?.id }, previousData: tag }
    await update(resource, merge, { mutationMode: 'pessimistic', returnPromise: true })
    notify('brandDB.tag.merged', { type: 'success', messageArgs: { name, target: target?.name } })
    onClose()
    void client.invalidateQueries()
  }
  return (
    <ActionDialog
      title={translate('brandDB.tag.merge_title', { name })}
      confirm={translate('brandDB.tag.merge_run')}
      isReady={target !== null}
      onConfirm={run}
      onClose={onClose}
    >
      <Autocomplete<TagOption>
        options={tags.filter(({ id }) => id !== tag.id)}
        value={target}
        getOptionLabel={(option) => option.name}
        getOptionKey={({ id }) => id}
        groupBy={({ group }) => group}
        isOptionEqualToValue={(one, other) => one.id === other.id}
        onChange={(_, option) => setTarget(option)}
        renderInput={(params) => (
          <TextField {...params} margin="dense" label={translate('brandDB.tag.merge_into')} />
        )}
        {...texts}
      />
      <DialogContentText aria-live="polite">
        {target &&
          (count === null
            ? translate('brandDB.tag.merge_preview', { name, target: target.name })
            : translate('brandDB.tag.merge_count', { name, target: target.name, smart_count: count }))}
      </DialogContentText>
    </ActionDialog>
  )
}
