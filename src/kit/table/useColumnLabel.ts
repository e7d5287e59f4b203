import { useResourceContext } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { useContract } from '#src/kit/base/resource/contractOf.ts'
import { useWords } from '#src/kit/value/field/useWords.ts'
import type { Column } from '#src/kit/base/resource/Column.ts'

/**
 * Returns the heading of a column: its own `label`, what the words of the resource call the column, or the label of the
 * field. A column with names in three languages is "Name", whichever language the field is in.
 */
export function useColumnLabel(): (column: Column) => string {
  const resource = useResourceContext() ?? ''
  const { fields } = useContract()
  const words = useWords()
  const translate = useTranslate()
  return ({ source, label }) => {
    if (label !== undefined) return translate(label)
    const isNames = source === 'name' && 'name_tc' in fields && fields[source]?.writable !== 'never'
    const general = isNames ? translate('atrium.field.names') : words.label(source)
    return translate(`resources.${resource}.columns.${source}`, { _: general })
  }
}
