import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import type { RaRecord } from 'react-admin'
import { useResourceOf } from '#src/kit/base/resource/contractOf.ts'
import { ReferenceLabel } from '#src/kit/value/field/ReferenceLabel.tsx'
import { useWords } from '#src/kit/value/field/useWords.ts'
import type { RelatedRecordsProps } from './relatedProps.ts'
import { RelatedTools } from './RelatedTools.tsx'

interface RelatedLineProps extends Pick<
  RelatedRecordsProps,
  'contract' | 'of' | 'renderBeside' | 'render' | 'edit' | 'remove'
> {
  readonly record: RaRecord
}

/** A related record in a line: the names of what it connects, the content next to them, and the buttons for it. */
export function RelatedLine({ contract, of, renderBeside, render, record, ...tools }: RelatedLineProps) {
  const words = useWords(useResourceOf(contract.name))
  const translate = useTranslate()
  const named =
    of === undefined
      ? [{ to: contract.name, id: String(record.id) }]
      : [of].flat().map((source) => ({ to: contract.fields[source]?.to ?? '', id: String(record[source]) }))
  return (
    <>
      {render
        ? render(record, { words, translate })
        : named.map((one) => <ReferenceLabel key={one.to} {...one} link />)}
      {renderBeside && <span className="muted">{renderBeside(record, { words, translate })}</span>}
      {named[0] && (
        <RelatedTools {...{ contract, record }} named={named[0]} edit={tools.edit} remove={tools.remove} />
      )}
    </>
  )
}
