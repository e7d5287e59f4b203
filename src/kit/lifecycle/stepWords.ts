import { useMemo } from 'react'
import { useResourceContext, useTranslate } from 'react-admin'
import type { StepName } from '#contract/lifecycle.ts'

/** The texts of a step, for buttons, dialogs, notices and the history. */
export interface StepWords {
  /** The button: `Approve`. */
  readonly label: string
  /** The title of the dialog: `Approve this request?` */
  readonly question: string
  /** The text in the history after it was taken: `Approved`. */
  readonly done: string
  /** The labels of its fields, and the help texts below the inputs. */
  readonly fields?: Readonly<Record<string, string>>
  readonly help?: Readonly<Record<string, string>>
}

/**
 * The texts of every step of a resource: `steps: { … } satisfies StepTexts<typeof permit>`. A step without
 * texts does not compile.
 */
export type StepTexts<R> = Readonly<Record<StepName<R>, StepWords>>

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
