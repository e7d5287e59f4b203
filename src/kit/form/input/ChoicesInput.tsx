import { useWords } from '#src/kit/value/field/useWords.ts'
import { Checks } from './Checks.tsx'
import { Labelled } from './Labelled.tsx'
import { useFieldInput } from './useFieldInput.ts'

/** Some of the choices from the contract, each a checkbox. */
export function ChoicesInput({ source }: { source: string }) {
  const input = useFieldInput(source)
  const words = useWords()
  const { choices = [] } = input.field
  return (
    <Labelled isGroup {...input}>
      <Checks options={choices.map((choice) => [choice, words.choice(source, choice)])} input={input} />
    </Labelled>
  )
}
