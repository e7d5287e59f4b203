import { useTranslate } from 'react-admin'
import styles from './Import.module.css'

const steps = ['file', 'check', 'preview', 'apply', 'done'] as const

/** How far an import is, from choosing a file to having its records. */
export function ImportSteps({ at }: { at: number }) {
  const translate = useTranslate()
  return (
    <ol className={styles['steps']} aria-label={translate('atrium.import.steps.label')}>
      {steps.map((step, index) => (
        <li key={step} aria-current={index === at ? 'step' : undefined} data-done={index < at || undefined}>
          {translate(`atrium.import.steps.${step}`)}
        </li>
      ))}
    </ol>
  )
}
