import { useEffect, useRef } from 'react'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import type { FieldErrors } from '#contract/reply.ts'
import { useWholeErrors } from '#src/kit/form/input/useWholeProblem.ts'

/**
 * Renders nothing. Input in one field can make another field valid or invalid, so it validates all touched
 * fields again.
 */
export function WholeCheck() {
  const values = useWatch() as Readonly<Record<string, unknown>>
  const { trigger } = useFormContext()
  const { touchedFields, errors, submitCount } = useFormState()
  const wrong = useWholeErrors()(values)
  const last = useRef<FieldErrors>(wrong)
  useEffect(() => {
    const known = last.current
    last.current = wrong
    const moved = [...new Set([...Object.keys(known), ...Object.keys(wrong)])]
      .filter((name) => known[name] !== wrong[name])
      .filter((name) => submitCount > 0 || name in touchedFields || name in errors)
    if (moved.length > 0) void trigger(moved)
  })
  return null
}
