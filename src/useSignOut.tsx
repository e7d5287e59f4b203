import { useCallback, useState } from 'react'
import { useTranslate } from 'react-admin'
import { ActionDialog } from '#src/kit/dialog/ActionDialog.tsx'
import { forgetDrafts, hasDrafts } from '#src/kit/form/draft.ts'
import type { ConsoleParts } from './startConsole.ts'

/**
 * Signs out. If there is unsaved input in this window, it first asks for confirmation with `question`, which
 * must be rendered somewhere on the page; signing out discards the input.
 */
export function useSignOut({ store, session, signIn }: ConsoleParts) {
  const translate = useTranslate()
  const [isAsking, setAsking] = useState(false)

  const leave = useCallback(async () => {
    setAsking(false)
    store.reset()
    await signIn.signOut()
    // This must be last, because the end of the session stores the input of the open forms.
    forgetDrafts()
  }, [store, signIn])

  const signOut = useCallback(() => {
    if (hasDrafts(session.get().userId ?? '')) setAsking(true)
    else void leave()
  }, [session, leave])

  const question = isAsking && (
    <ActionDialog
      title={translate('atrium.shell.sign_out_unsaved.title')}
      text={translate('atrium.shell.sign_out_unsaved.text')}
      confirm={translate('atrium.shell.sign_out')}
      cancel={translate('atrium.shell.sign_out_unsaved.stay')}
      isDanger
      onConfirm={leave}
      onClose={() => setAsking(false)}
    />
  )
  return { signOut, question }
}
