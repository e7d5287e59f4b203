import { Button } from '@mui/material'
import { useRef, useState } from 'react'
import { useNotify } from '#src/kit/base/text/useNotify.ts'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { ActionDialog } from '#src/kit/form/dialog/ActionDialog.tsx'
import { Section } from '#src/kit/value/frame/Section.tsx'
import { ErrorState } from '#src/kit/value/state/ErrorState.tsx'
import { SkeletonBar } from '#src/kit/value/state/Skeletons.tsx'
import profile from './Profile.module.css'
import { SessionItem } from './SessionItem.tsx'
import s from './Sessions.module.css'
import { useOwnSessions, type Ending } from './useOwnSessions.ts'

/**
 * The devices where the user is signed in, each with a button to sign out. Hidden if the back end has no such
 * call.
 */
export const Sessions = () => {
  const { list, total, isPending, error, isAbsent, retry, end, ending } = useOwnSessions()
  const translate = useTranslate()
  const notify = useNotify()
  const [isAsking, setAsking] = useState(false)
  const items = useRef<HTMLUListElement>(null)
  const others = total - list.filter(({ is_current }) => is_current).length

  const endAndTell = async (which: Ending) => {
    const ended = await end(which)
    setAsking(false)
    if (ended === null) return
    notify('profile.sessions.ended', { type: 'success', messageArgs: { smart_count: ended } })
    // The button that was clicked is gone.
    items.current?.focus()
  }

  if (isAbsent) return null
  return (
    <Section title="profile.sessions.title">
      {isPending ? <SessionsSkeleton /> : null}
      {error ? <ErrorState error={error} retry={retry} /> : null}
      {list.length > 0 ? (
        <ul ref={items} className={s.items} tabIndex={-1} aria-label={translate('profile.sessions.title')}>
          {list.map((session) => (
            <SessionItem
              key={session._id}
              session={session}
              isEnding={ending !== null && '_id' in ending && ending._id === session._id}
              onEnd={() => ending ?? void endAndTell({ _id: session._id })}
            />
          ))}
        </ul>
      ) : null}
      {isPending || error ? null : (
        <div className={profile.closed}>
          <p>
            {total > list.length ? (
              <>{translate('profile.sessions.latest', { shown: list.length, total })} </>
            ) : null}
            {translate(others > 0 ? 'profile.sessions.hint' : 'profile.sessions.only')}
          </p>
          {others > 0 ? (
            <Button variant="outlined" onClick={() => setAsking(true)}>
              {translate('profile.sessions.end_others')}
            </Button>
          ) : null}
        </div>
      )}
      {isAsking && (
        <ActionDialog
          title={translate('profile.sessions.confirm.title')}
          text={translate('profile.sessions.confirm.text', { smart_count: others })}
          confirm={translate('profile.sessions.end_others')}
          isDanger
          onConfirm={() => endAndTell({ others: true })}
          onClose={() => setAsking(false)}
        />
      )}
    </Section>
  )
}

/** A placeholder while sessions load. */
const SessionsSkeleton = () => {
  const translate = useTranslate()
  return (
    <output className={s.items} aria-label={translate('atrium.state.loading')}>
      {[1, 2].map((line) => (
        <span key={line} className={s.item} aria-hidden>
          <span className={s.icon} />
          <span className={s.coming}>
            <SkeletonBar width="180px" />
            <SkeletonBar width="min(420px, 80%)" />
          </span>
        </span>
      ))}
    </output>
  )
}
