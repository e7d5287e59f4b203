import type { ComponentType } from 'react'
import { useContract } from '#src/kit/contractOf.ts'
import type { Looks } from '#src/kit/diff/Difference.tsx'
import { SideValue } from '#src/kit/diff/SideValue.tsx'
import { useWords } from '#src/kit/field/useWords.ts'
import { Input } from '#src/kit/input/Input.tsx'
import { TextInput } from '#src/kit/input/TextInput.tsx'
import { brandLooks, PriceBandInput, TagsInput, WebsiteInput } from '#src/resources/brand/resource.ts'
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
        <SideValue
          source={source}
          field={field}
          value={value}
          other={other}
          mark="removed"
          words={words}
          look={looks[source] ?? {}}
        />
      )}
    >
      <InputOf source={source} lang={lang} />
    </BesideNow>
  )
}

function InputOf({ source, lang }: ModifyInput) {
  if (lang !== undefined) return <TextInput source={source} lang={lang} />
  const Own = own[source]
  return Own ? <Own /> : <Input source={source} />
}

const looks: Looks = brandLooks

/** The fields that brands are asked for in a way of their own. */
const own: Readonly<Record<string, ComponentType>> = {
  tag_ids: TagsInput,
  price_band: PriceBandInput,
  website: WebsiteInput,
}
