import {
  Alert,
  Autocomplete,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  TextField,
} from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useNotify, useTranslate, useUpdate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { useLocalName } from '#src/kit/field/useLocalName.ts'
import { useToastOf } from '#src/kit/state/useToastOf.ts'
import { useAutocompleteTexts } from '#src/kit/input/useAutocompleteTexts.ts'
import { useTags, type TagOption } from './useTags.ts'

interface MergeTagProps {
  readonly tag: RaRecord
  readonly resource: string
  /** The brands that carry it; null where that is not known. */
  readonly count: number | null
  readonly onClose: () => void
}

/** Puts another tag in the place of this one on every brand, after saying how many those are. */
export function MergeTag({ tag, resource, count, onClose }: MergeTagProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const client = useQueryClient()
  const heading = useId()
  const { tags, isPending } = useTags()
  const texts = useAutocompleteTexts(isPending)
  const [target, setTarget] = useState<TagOption | null>(null)
  const [update, { isPending: isBusy, error }] = useUpdate()
  useToastOf(error)
  const name = useLocalName()(tag)
  const run = () =>
    void update(
      resource,
      { id: tag.id, data: { merge_into: target?.id }, previousData: tag },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          notify('brandDB.tag.merged', { type: 'success', messageArgs: { name, target: target?.name } })
          onClose()
          void client.invalidateQueries()
        },
        // The dialog says why.
        onError: () => undefined,
      },
    )
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading} maxWidth="xs" fullWidth>
      <DialogTitle id={heading}>{translate('brandDB.tag.merge_title', { name })}</DialogTitle>
      <DialogContent>
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
        {error !== null && error !== undefined && (
          <Alert severity="error">
            {(error instanceof Error && error.message) || translate('ra.notification.http_error')}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {translate('atrium.action.cancel')}
        </Button>
        <Button variant="contained" disabled={!target || isBusy} onClick={run}>
          {translate('brandDB.tag.merge_run')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
