import OpenInNew from '@mui/icons-material/OpenInNewRounded'
import { LinkBase, useCreatePath, useLocale, useResourceDefinitions } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { useResourceOf } from '#src/kit/base/resource/contractOf.ts'
import { StatusChip } from '#src/kit/value/field/StatusChip.tsx'
import { localName } from '#src/kit/base/text/localName.ts'
import styles from './LookAlikes.module.css'
import type { LookAlike } from './useLookAlikes.ts'

/** A similar record: its name, the reason, and a link that opens its page in a new tab. */
export function LookAlikeLine({ noun, record }: { readonly noun: string; readonly record: LookAlike }) {
  const translate = useTranslate()
  const locale = useLocale()
  const resource = useResourceOf(noun) ?? ''
  const hasShow = useResourceDefinitions()[resource]?.hasShow ?? false
  const createPath = useCreatePath()
  const name = localName(record, locale)
  const others = [record.name, record.name_tc, record.name_en].filter(
    (other, at, all) => other && other !== name && all.indexOf(other) === at,
  )
  const percent = Math.round(record.similarity * 100)
  return (
    <li className={styles['line']}>
      <span className={styles['names']}>
        {hasShow ? (
          <LinkBase
            to={createPath({ resource, id: record._id, type: 'show' })}
            target="_blank"
            rel="noopener"
            aria-label={translate('brandDB.alike.open', { name })}
          >
            {name}
            <OpenInNew aria-hidden="true" />
          </LinkBase>
        ) : (
          <strong>{name}</strong>
        )}
        <small className="muted">{[...others, record.number].filter(Boolean).join(' · ')}</small>
      </span>
      {record.status === 'blacklisted' && (
        <StatusChip tone="red">{translate('brandDB.alike.blacklisted')}</StatusChip>
      )}
      <StatusChip tone={record.is_certain ? 'red' : 'amber'}>
        {translate(`brandDB.alike.reason.${record.reason}`, { percent })}
      </StatusChip>
    </li>
  )
}
