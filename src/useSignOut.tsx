import { useCallback, useState } from 'react'
import { useTranslate } from 'react-admin'
import { ActionDialog } from '#src/kit/dialog/ActionDialog.tsx'
import { forgetDrafts, hasDrafts } from '#src/kit/form/draft.ts'
import type { ConsoleParts } from './startConsole.ts'

/**
 * The way out. Who typed something in this window and did not save it is asked first, by `question`, which belongs
 * somewhere on the page; signing out forgets it.
 */
export function useSignOut({ store, session, signIn }: ConsoleParts) {
  const translate = useTranslate()
  const [isAsking, setAsking] = useState(false)

  const leave = useCallback(async () => {
    setAsking(false)
    store.reset()
    await signIn.signOut()
    // Last: the end of the session keeps what is typed in the forms on screen.
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
