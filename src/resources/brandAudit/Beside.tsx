import { useContract } from '#src/kit/contractOf.ts'
import { SideValue } from '#src/kit/diff/SideValue.tsx'
import { useWords } from '#src/kit/field/useWords.ts'
import { Input } from '#src/kit/input/Input.tsx'
import { TextInput } from '#src/kit/input/TextInput.tsx'
import { BesideNow } from './BesideNow.tsx'
import type { ModifyInput } from './modifyGroups.ts'

/** The input of one of the brand's fields beside what it says now. */
export function Beside({ source, lang }: ModifyInput) {
  const words = useWords()
  const field = useContract().fields[source]
  return (
    <BesideNow
      source={source}
      lang={lang}
      renderNow={(value, other) => (
        <SideValue source={source} field={field} value={value} other={other} mark="removed" words={words} />
      )}
    >
      {lang === undefined ? <Input source={source} /> : <TextInput source={source} lang={lang} />}
    </BesideNow>
  )
}
