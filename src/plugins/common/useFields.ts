import { useState } from 'react'

/** What is wrong, by field; `form` is for the whole. */
export type FieldProblems<F extends string> = Partial<Record<F | 'form', string>>

/** What is typed into the fields of a form, and what is wrong with it until something else is typed. */
export function useFields<F extends string>(nothing: Readonly<Record<F, string>>) {
  const [typed, setTyped] = useState(nothing)
  const [wrong, setWrong] = useState<FieldProblems<F>>({})

  const field = (name: F) => ({
    name,
    value: typed[name],
    error: wrong[name],
    onType: (value: string) => {
      setTyped((last) => ({ ...last, [name]: value }))
      setWrong((last) => ({ ...last, [name]: '', form: '' }))
    },
  })

  /** Shows what is wrong; returns the first field to correct, if there is one. */
  const show = (found: FieldProblems<F>): string | undefined => {
    setWrong(found)
    // Nothing else is in it.
    return (Object.keys(nothing) as F[]).find((name) => found[name])
  }

  return { typed, wrong, field, show, clear: () => setTyped(nothing) }
}
