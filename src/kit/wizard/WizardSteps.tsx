import { useTranslate } from 'react-admin'
import styles from './Wizard.module.css'

interface WizardStepsProps {
  readonly titles: readonly string[]
  readonly at: number
  readonly onGo: (place: number) => void
}

/** The steps of a wizard and how far somebody is. Those that are done lead back. */
export function WizardSteps({ titles, at, onGo }: WizardStepsProps) {
  const translate = useTranslate()
  return (
    <ol className={styles['steps']} aria-label={translate('atrium.wizard.steps')}>
      {titles.map((title, place) => (
        <li key={title} aria-current={place === at ? 'step' : undefined}>
          {place < at ? (
            <button type="button" onClick={() => onGo(place)}>
              {title}
            </button>
          ) : (
            title
          )}
        </li>
      ))}
    </ol>
  )
}
