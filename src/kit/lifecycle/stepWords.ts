import { useMemo } from 'react'
import { useResourceContext, useTranslate } from 'react-admin'
import type { StepName } from '#contract/lifecycle.ts'

/** What a step is called, for buttons, dialogs, notices and the history. */
export interface StepWords {
  /** The button: `Approve`. */
  readonly label: string
  /** The title of the dialog: `Approve this request?` */
  readonly question: string
  /** What the history says once it is taken: `Approved`. */
  readonly done: string
  /** The labels of what it takes, and help beneath the inputs. */
  readonly fields?: Readonly<Record<string, string>>
  readonly help?: Readonly<Record<string, string>>
}

/**
 * The words of every step of a resource, for its texts: `steps: { … } satisfies StepTexts<typeof permit>`. A step without words
 * does not compile.
 */
export type StepTexts<R> = Readonly<Record<StepName<R>, StepWords>>

/**
 * The words of the steps of the resource on screen: `resources.<name>.steps.<step>`. Why one is not open may be said in words of
 * its own: `resources.<name>.not_open.state`, and by the field that names the person, such as `not_open.created_by`.
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
