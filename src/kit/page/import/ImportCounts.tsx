import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { formatNumber } from '#src/kit/value/field/formatNumber.ts'
import styles from './Import.module.css'
import type { ImportRun } from './readImports.ts'

/** The numbers of added, changed, unchanged and wrong rows. */
export function ImportCounts({ run }: { run: ImportRun }) {
  const translate = useTranslate()
  const done = run.state === 'applied'
  const counts = [
    [done ? 'added' : 'to_add', run.to_add],
    [done ? 'changed' : 'to_change', run.to_change],
    ...(run.to_empty > 0 ? [[done ? 'emptied' : 'to_empty', run.to_empty] as const] : []),
    ['unchanged', run.unchanged],
    ...(run.unusual > 0 ? [[done ? 'unusual_left' : 'unusual', run.unusual] as const] : []),
    ['wrong', run.wrong],
  ] as const
  return (
    <dl className={styles['counts']}>
      {counts.map(([name, count]) => (
        <div key={name} data-wrong={(name === 'wrong' && count > 0) || undefined}>
          <dt className="small">{translate(`atrium.import.counts.${name}`)}</dt>
          <dd className="strong figures">{formatNumber(count)}</dd>
        </div>
      ))}
    </dl>
  )
}
