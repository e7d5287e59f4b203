import { useContract } from '#src/kit/contractOf.ts'
import { SideValue } from '#src/kit/diff/SideValue.tsx'
import { useWords } from '#src/kit/field/useWords.ts'
import { Input } from '#src/kit/input/Input.tsx'
import { TextInput } from '#src/kit/input/TextInput.tsx'
import { brandLooks } from '#src/resources/brand/resource.ts'
import { BesideNow } from './BesideNow.tsx'
import type { ModifyInput } from './modifyGroups.ts'

/** The input of a field of the brand, next to its current value. */
export function Beside({ source, lang }: ModifyInput) {
  const words = useWords()
  const field = useContract().fields[source]
  return (
    <BesideNow
      source={source}
      lang={lang}
      renderNow={(value, other) => (
        <SideValue
          source={source}
          field={field}
          value={value}
          other={other}
          mark="removed"
          words={words}
          look={brandLooks[source] ?? {}}
        />
      )}
    >
      <InputOf source={source} lang={lang} />
    </BesideNow>
  )
}

function InputOf({ source, lang }: ModifyInput) {
  if (lang !== undefined) return <TextInput source={source} lang={lang} />
  const { input: Own, as } = brandLooks[source] ?? {}
  return Own ? <Own /> : <Input source={source} as={as} />
}
