import { useCallback, useState } from 'react'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { ActionDialog } from '#src/kit/form/dialog/ActionDialog.tsx'
import { forgetDrafts, hasDrafts } from '#src/kit/form/unsaved/draft.ts'
import type { ConsoleParts } from './startConsole.ts'

/**
 * Signs out. If there is unsaved input in this window, it first asks for confirmation with `question`, which
 * must be rendered somewhere on the page; signing out discards the input. What is kept on this device stays
 * there, and the user is told so.
 */
export function useSignOut({ store, session, signIn }: ConsoleParts) {
  const translate = useTranslate()
  const [asked, setAsked] = useState<'unsaved' | 'waiting' | null>(null)

  const leave = useCallback(async () => {
    setAsked(null)
    store.reset()
    await signIn.signOut()
    // This must be last, because the end of the session stores the input of the open forms.
    forgetDrafts()
  }, [store, signIn])

  const signOut = useCallback(() => {
    const user = session.get().userId ?? ''
    if (hasDrafts(user)) return setAsked('unsaved')
    void hasUnsent(user).then((isWaiting) => (isWaiting ? setAsked('waiting') : leave()))
  }, [session, leave])

  const question = asked && (
    <ActionDialog
      title={translate(`atrium.shell.sign_out_${asked}.title`)}
      text={translate(`atrium.shell.sign_out_${asked}.text`)}
      confirm={translate('atrium.shell.sign_out')}
      cancel={translate('atrium.shell.sign_out_unsaved.stay')}
      isDanger={asked === 'unsaved'}
      onConfirm={leave}
      onClose={() => setAsked(null)}
    />
  )
  return { signOut, question }
}

/** Loaded only now, because most people sign out with nothing there. Its code cannot be loaded without a connection. */
const hasUnsent = (user: string): Promise<boolean> =>
  import('#src/kit/form/outbox/outboxStore.ts').then(
    async ({ readOutbox }) => (await readOutbox()).some((entry) => entry.user === user),
    () => false,
  )
