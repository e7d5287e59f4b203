import { useMemo } from 'react'
import { useResourceContext } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'

/**
 * The texts of the steps of the resource on screen: `resources.<name>.steps.<step>`. The reason why a step is
 * not open can have its own text: `resources.<name>.not_open.state`, or by the field that names the person,
 * such as `not_open.created_by`.
 */
export function useStepWords() {
  const resource = useResourceContext() ?? ''
  const translate = useTranslate()
  return useMemo(() => {
    const word = (step: string, part: string) =>
      translate(`resources.${resource}.steps.${step}.${part}`, { _: step })
    return {
      label: (step: string) => word(step, 'label'),
      question: (step: string) => word(step, 'question'),
      done: (step: string) => word(step, 'done'),
      whyNot: (reason: string, state: string) =>
        translate(`resources.${resource}.not_open.${reason}`, {
          _: translate(`atrium.step.${reason === 'state' ? 'state' : 'self'}`, { state }),
        }),
    }
  }, [resource, translate])
}
