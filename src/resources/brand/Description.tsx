import { useLocale, useRecordContext } from 'react-admin'
import { Section } from '#src/kit/record/Section.tsx'

const sourceOf: Readonly<Record<string, string>> = {
  zh_CN: 'description',
  zh_TW: 'description_tc',
  en_US: 'description_en',
}

/** What is written about the brand, in the current language or else the first there is; nothing where nothing is. */
export function Description() {
  const record = useRecordContext()
  const locale = useLocale()
  const wanted = [sourceOf[locale] ?? 'description', ...Object.values(sourceOf)]
  const source = wanted.find((name) => record?.[name])
  if (!record || source === undefined) return null
  return (
    <Section title="brandDB.brand.group.description">
      <p style={{ whiteSpace: 'pre-line', margin: 0 }}>{String(record[source])}</p>
    </Section>
  )
}
