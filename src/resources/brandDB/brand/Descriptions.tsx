import { useRecordContext } from 'react-admin'
import { useWords } from '#src/kit/value/field/useWords.ts'
import { Section } from '#src/kit/value/frame/Section.tsx'
import styles from './Brand.module.css'

const texts = [
  { source: 'description', lang: 'zh-CN' },
  { source: 'description_tc', lang: 'zh-HK' },
  { source: 'description_en', lang: 'en' },
]

/** The descriptions of the brand in all languages that have one; nothing if there is none. */
export function Descriptions() {
  const record = useRecordContext()
  const words = useWords()
  const written = texts.filter(({ source }) => record?.[source])
  if (!record || written.length === 0) return null
  return (
    <Section title="brandDB.brand.group.description">
      <div className={styles['texts']}>
        {written.map(({ source, lang }) => (
          <div key={source}>
            <h3 className="muted tiny">{words.label(source)}</h3>
            <p lang={lang} className="anywhere pre-line">
              {String(record[source])}
            </p>
          </div>
        ))}
      </div>
    </Section>
  )
}
