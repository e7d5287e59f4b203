import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { TextInput } from './TextInput.tsx'

/** The three names of a record in one group: Simplified Chinese, Traditional Chinese, English. */
export function NamesInput() {
  const translate = useTranslate()
  return (
    <fieldset className="stack gap-16">
      <legend className="visually-hidden">{translate('atrium.form.names')}</legend>
      <TextInput source="name" lang="zh-CN" />
      <TextInput source="name_tc" lang="zh-HK" />
      <TextInput source="name_en" lang="en" />
    </fieldset>
  )
}
