import { usePerson } from '#src/kit/base/person/personContext.ts'
import { answersAt, prefixOf } from './answersAt.ts'
import type { AnswersCall } from './useAnswers.ts'

/**
 * Returns a function that keeps the first answer under a name that did not exist when the screen was opened, such as that of
 * a record that this answer begins. The screen with `useAnswers` under that name, opened next, sends it.
 */
export function useFirstAnswer(): <A extends object, R = unknown>(
  name: string,
  to: Omit<AnswersCall<R>, 'onSaved'>,
  first: { readonly id: string; readonly value: A },
) => void {
  const { user, site } = usePerson()
  const at = site?._id ?? null
  return (name, { call, ...to }, { id, value }) => {
    const target = { ...to, method: call.method, path: call.path, site: at }
    void answersAt(`${prefixOf(user._id, at)}${name}`, target).answer(id, value)
  }
}
