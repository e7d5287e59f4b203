import { useTranslate } from 'react-admin'
import { Steps } from '#src/kit/steps/Steps.tsx'

const steps = ['file', 'check', 'preview', 'apply', 'done']

/** How far an import is, from choosing a file to having its records. */
export function ImportSteps({ at }: { readonly at: number }) {
  const translate = useTranslate()
  return (
    <Steps
      label={translate('atrium.import.steps.label')}
      titles={steps.map((step) => translate(`atrium.import.steps.${step}`))}
      at={at}
    />
  )
}
