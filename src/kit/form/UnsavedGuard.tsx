import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { useEffect, useId } from 'react'
import { useBlocker, useCanBlock, useTranslate } from 'react-admin'
import { useChanges } from './useChanges.ts'

/** Asks before typed changes are left: inside the console with a dialog, at the window's end with the browser's own. */
export function UnsavedGuard({ isSaved }: { isSaved: boolean }) {
  const isUnsaved = Object.keys(useChanges()).length > 0 && !isSaved
  // Only a data router can hold a navigation back.
  const canBlock = useCanBlock()
  useEffect(() => {
    if (!isUnsaved) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isUnsaved])
  return canBlock ? <Guard isUnsaved={isUnsaved} /> : null
}

function Guard({ isUnsaved }: { isUnsaved: boolean }) {
  const translate = useTranslate()
  const title = useId()
  const text = useId()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    // Saving is what led away from the form: nothing is lost.
    if (blocker.state === 'blocked' && !isUnsaved) blocker.proceed?.()
  }, [blocker, isUnsaved])
  return (
    <Dialog
      open={blocker.state === 'blocked' && isUnsaved}
      onClose={() => blocker.reset?.()}
      maxWidth="xs"
      aria-labelledby={title}
      aria-describedby={text}
    >
      <DialogTitle id={title}>{translate('atrium.form.unsaved_title')}</DialogTitle>
      <DialogContent>
        <DialogContentText id={text}>{translate('atrium.form.unsaved_prompt')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button color="error" onClick={() => blocker.proceed?.()}>
          {translate('atrium.form.leave')}
        </Button>
        <Button variant="contained" onClick={() => blocker.reset?.()}>
          {translate('atrium.form.stay')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
