import { lazy, Suspense, useState } from 'react'
import { announcementAcknowledge, ownAnnouncements } from '#contract/System/ownAnnouncement.ts'
import { useCall } from '#src/kit/base/call/useCall.ts'
import { useSend } from '#src/kit/base/call/useSend.ts'

/** New announcements come with an event, and those of a later time with the next look. */
const announced = { name: 'notification' }
const pause = 300_000

// Most visitors have nothing to read.
const AnnouncementDialog = lazy(async () => ({
  default: (await import('./AnnouncementDialog.tsx')).AnnouncementDialog,
}))

/** Shows what the operator tells its staff, one after the other, until each is acknowledged or put off. */
export function Announcements() {
  const [isPutOff, setPutOff] = useState<ReadonlySet<string>>(new Set())
  const { data } = useCall(
    ownAnnouncements,
    {},
    {
      refreshOn: [announced],
      refetchInterval: () => pause,
      canWait: true,
    },
  )
  const { send } = useSend(announcementAcknowledge, { refreshes: [announced] })
  const [first, ...others] = (data?.list ?? []).filter(({ _id }) => !isPutOff.has(_id))
  if (!first) return null
  const putOff = () => setPutOff(new Set([...isPutOff, first._id]))
  return (
    <Suspense>
      <AnnouncementDialog
        key={first._id}
        announcement={first}
        others={others.length}
        onAcknowledge={() => send({ body: { _id: first._id } }).then(putOff)}
        onClose={putOff}
      />
    </Suspense>
  )
}
