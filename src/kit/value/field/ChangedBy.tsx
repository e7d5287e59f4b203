import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { formatDate } from './formatDate.ts'
import { ReferenceLabel } from './ReferenceLabel.tsx'

interface ChangedByProps {
  /** The user; unknown if left out. */
  readonly by?: unknown
  /** Unix seconds. */
  readonly at?: unknown
}

/** Who else changed something, and when. Shown to users who have to choose between two changes. */
export function ChangedBy({ by, at }: ChangedByProps) {
  const translate = useTranslate()
  const time = typeof at === 'number' ? formatDate(at, 'YYYY/M/D HH:mm') : ''
  if (typeof by !== 'string') return time
  // The name is an element, so the text is cut where it belongs.
  const [before = '', after = ''] = translate('atrium.conflict.by', { name: '\n', time }).split('\n')
  return (
    <>
      {before}
      <ReferenceLabel to="user" id={by} />
      {after}
    </>
  )
}
