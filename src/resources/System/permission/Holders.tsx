import { LinkBase, useRecordContext } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { z } from 'zod'
import { user } from '#contract/System/user.ts'
import { ReferenceLabel } from '#src/kit/value/field/ReferenceLabel.tsx'
import { viewAddress } from '#src/kit/base/resource/viewAddress.ts'
import { useCan } from '#src/kit/base/person/subject.ts'
import styles from './Permission.module.css'

const ids = z.array(z.string()).catch([])
const byName = { field: 'username', order: 'ASC' as const }

/** The roles that have the permission, and the way to the people with these roles. */
export function Holders() {
  const translate = useTranslate()
  const mayViewPeople = useCan(user.can.view)
  const roles = ids.parse(useRecordContext()?.['roles'])
  return (
    <div className={styles['holders']}>
      <h3 className="muted small">{translate('System.permission.holders')}</h3>
      {roles.length === 0 && <p>{translate('System.permission.no_holders')}</p>}
      <ul>
        {roles.map((id) => (
          <li key={id}>
            <ReferenceLabel to="role" id={id} link />
          </li>
        ))}
      </ul>
      {mayViewPeople && roles.length > 0 && (
        <LinkBase to={`/System/user${viewAddress({ roles }, byName, 25)}`}>
          {translate('System.permission.people')}
        </LinkBase>
      )}
    </div>
  )
}
