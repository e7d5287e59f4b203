import { useNotify } from '#src/kit/base/text/useNotify.ts'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import type { z } from 'zod'
import { changeRole, type roleModes, user } from '#contract/System/user.ts'
import { useCall } from '#src/kit/base/call/useCall.ts'
import { useSend } from '#src/kit/base/call/useSend.ts'
import { MarkedList } from '#src/kit/value/diff/MarkedList.tsx'
import { ReferenceLabel } from '#src/kit/value/field/ReferenceLabel.tsx'
import { useLocalName } from '#src/kit/value/field/useLocalName.ts'
import { BulkActionDialog } from '#src/kit/table/selection/BulkActionDialog.tsx'
import { useSelection } from '#src/kit/table/selection/selection.ts'
import { ErrorState } from '#src/kit/value/state/ErrorState.tsx'
import { failureOf } from '#src/kit/base/call/failureOf.ts'
import { RecordSkeleton } from '#src/kit/value/state/Skeletons.tsx'
import styles from './User.module.css'

export interface RoleChange {
  readonly user_ids: string[]
  readonly role_ids: string[]
  readonly mode: (typeof roleModes)[number]
}

const refreshes = [user]

/** What everybody would gain and lose by a change of roles, before it is done. */
export function RoleEffect({
  change,
  onClose,
}: {
  readonly change: RoleChange
  readonly onClose: () => void
}) {
  const translate = useTranslate()
  const notify = useNotify()
  const { clear } = useSelection()
  const { send } = useSend(changeRole, { refreshes })
  const { data, error, retry } = useCall(changeRole, { body: { ...change, preview: true } }, { staleTime: 0 })
  return (
    <BulkActionDialog
      title={translate('System.user.roles.effect')}
      confirm={translate('System.user.roles.action')}
      isReady={data !== undefined && data.updated > 0}
      isWide
      done={translate('System.user.roles.done')}
      // The preview is refused for the same reasons.
      isRefused={error !== null && !failureOf(error).isNetwork}
      onRun={async () => {
        const { updated } = await send({ body: change })
        notify('System.user.roles.changed', { type: 'success', messageArgs: { smart_count: updated } })
        onClose()
        clear()
      }}
      onEach={(id) => send({ body: { ...change, user_ids: [String(id)] } })}
      onClose={onClose}
    >
      {error && <ErrorState error={error} retry={retry} />}
      {!data && !error && <RecordSkeleton />}
      <ul className={styles['effects']}>
        {data?.list.map((one) => (
          <Effect key={one._id} {...one} />
        ))}
      </ul>
    </BulkActionDialog>
  )
}

type EffectProps = z.infer<typeof changeRole.reply>['list'][number]

function Effect({ _id, roles, gains = [], losses = [] }: EffectProps) {
  const translate = useTranslate()
  const nameOf = useLocalName()
  const marked = (codes: typeof gains, mark: 'added' | 'removed') =>
    codes.map((one) => ({ key: one.code, mark, content: nameOf({ ...one, id: one.code }) }))
  const items = [...marked(gains, 'added'), ...marked(losses, 'removed')]
  return (
    <li className="stack gap-4">
      <strong>
        <ReferenceLabel to="user" id={_id} />
      </strong>
      <span className="flex wrap muted gap-4-12">
        {roles.map((role) => (
          <ReferenceLabel key={role} to="role" id={role} />
        ))}
      </span>
      {items.length === 0 ? (
        <span>{translate('System.user.roles.unchanged')}</span>
      ) : (
        <details open={items.length <= 12}>
          <summary>
            {translate('System.user.roles.rights', { gains: gains.length, losses: losses.length })}
          </summary>
          <MarkedList items={items} />
        </details>
      )}
    </li>
  )
}
