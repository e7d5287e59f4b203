import { Button } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { scoringResultVersion } from '#contract/RM_evaluate/scoringResultVersion.ts'
import { listCall } from '#contract/resourceCalls.ts'
import type { RecordOf } from '#contract/resource.ts'
import { useCall } from '#src/kit/base/call/useCall.ts'
import { formatDate } from '#src/kit/value/field/formatDate.ts'
import { PersonLabel } from '#src/kit/value/field/PersonLabel.tsx'
import { useCan } from '#src/kit/base/person/subject.ts'
import { RecoverDialog } from './RecoverDialog.tsx'
import { RegenDialog } from './RegenDialog.tsx'
import styles from './ScoringResult.module.css'
import { VersionChanges } from './VersionChanges.tsx'

/** A version of the results of a day. */
export type ResultVersion = RecordOf<typeof scoringResultVersion>

interface VersionBannerProps {
  readonly version: ResultVersion
}

const versions = listCall(scoringResultVersion)
const refreshOn = [scoringResultVersion]

/**
 * Which version of a day's results this is, who made it and why, and whether it is out of date; for users who
 * may, with buttons that calculate the day again or restore a version.
 */
export function VersionBanner({ version: current }: VersionBannerProps) {
  const translate = useTranslate()
  const [open, setOpen] = useState<'regen' | 'recover' | 'changes' | null>(null)
  const mayRegen = useCan('scoring.regen')
  const mayRecover = useCan('scoring.recover')
  const { stat_time, version, is_stale } = current
  const query = { cond: { stat_time }, sort: { version: -1 as const }, range: 'ALL' }
  const all = useCall(versions, version > 1 ? { query } : null, { refreshOn }).data?.list ?? []
  const archives = all.filter((one) => one.version < version)
  const button = (name: 'regen' | 'recover' | 'changes', isPrimary = false) => (
    <Button
      size="small"
      variant={isPrimary ? 'contained' : 'outlined'}
      aria-expanded={name === 'changes' ? open === name : undefined}
      onClick={() => setOpen(open === name ? null : name)}
    >
      {translate(`RM_evaluate.result.${name}.button`)}
    </Button>
  )
  const dialog = { current, onClose: () => setOpen(null) }
  return (
    <>
      <div
        className={styles['version']}
        data-stale={is_stale || undefined}
        role={is_stale ? 'alert' : 'status'}
      >
        <VersionLine version={current} />
        {is_stale && <p>{translate('RM_evaluate.result.stale')}</p>}
        <span>
          {archives.length > 0 && button('changes')}
          {mayRegen && button('regen', is_stale === true)}
          {mayRecover && archives.length > 0 && button('recover')}
        </span>
      </div>
      {open === 'changes' && <VersionChanges versions={all} />}
      {open === 'regen' && <RegenDialog {...dialog} />}
      {open === 'recover' && <RecoverDialog {...dialog} archives={archives} />}
    </>
  )
}

function VersionLine({ version }: VersionBannerProps) {
  const translate = useTranslate()
  const { kind, restored_from, created_at, created_by, reason } = version
  return (
    <p>
      {translate('RM_evaluate.result.version', {
        version: version.version,
        kind: translate(`RM_evaluate.result.kind.${kind}`, { version: restored_from }),
        at: formatDate(created_at, 'YYYY/M/D HH:mm'),
      })}
      {created_by && (
        <>
          {' · '}
          <PersonLabel id={created_by} />
        </>
      )}
      {reason && ` · ${reason}`}
    </p>
  )
}
