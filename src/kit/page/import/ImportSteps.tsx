import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { Steps } from '#src/kit/page/steps/Steps.tsx'

const steps = ['file', 'check', 'preview', 'apply', 'done']

/** The progress of an import, from the choice of a file to the stored records. */
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
