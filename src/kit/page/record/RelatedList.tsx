import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { AddInDrawer } from '#src/kit/form/AddInDrawer.tsx'
import { FieldInputs } from '#src/kit/form/FieldInputs.tsx'
import { ErrorState } from '#src/kit/value/state/ErrorState.tsx'
import { isAbsent } from '#src/kit/base/call/isAbsent.ts'
import { RecordSkeleton } from '#src/kit/value/state/Skeletons.tsx'
import styles from './Related.module.css'
import { RelatedLine } from './RelatedLine.tsx'
import type { RelatedRecordsProps } from './relatedProps.ts'
import { RelatedRest } from './RelatedRest.tsx'
import { Section } from '#src/kit/value/frame/Section.tsx'
import { useRelated } from './useRelated.ts'

interface RelatedListProps extends RelatedRecordsProps {
  /** The current record. */
  readonly id: string
}

/** The related records that the user may see, as a section. */
export function RelatedList({ id, ...props }: RelatedListProps) {
  const { contract, title, by, empty, cut, action, add, everySite } = props
  const translate = useTranslate()
  const filter = { ...props.filter, ...(by === undefined ? {} : { [by]: id }) }
  const { list, total, isCut, error, retry } = useRelated({ ...props, filter })
  // Without a text for the empty state, the section appears with the first record.
  if (isAbsent(error) || (empty === undefined && !error && !list?.length)) return null
  return (
    <Section title={title} action={action ?? (add && <Add {...{ contract, by, id, add }} />)}>
      {!list && (error ? <ErrorState error={error} retry={retry} /> : <RecordSkeleton lines={2} />)}
      {list?.length === 0 && <p className="muted">{translate(empty ?? '')}</p>}
      {list && list.length > 0 && (
        <ul className={styles['rows']}>
          {list.map((record) => (
            <li key={record.id} className="row wrap anywhere">
              <RelatedLine {...props} record={record} />
            </li>
          ))}
        </ul>
      )}
      {list && isCut && (
        <RelatedRest
          noun={contract.name}
          filter={filter}
          shown={list.length}
          total={total}
          cut={cut}
          everySite={everySite === true}
        />
      )}
    </Section>
  )
}

interface AddProps
  extends Pick<RelatedListProps, 'contract' | 'id'>, Required<Pick<RelatedListProps, 'add'>> {
  readonly by: string | undefined
}

function Add({ contract, by = '', id, add }: AddProps) {
  const { title, form, field = by } = add
  const refersTo = contract.fields[field]?.kind === 'refs' ? [id] : id
  return (
    <AddInDrawer contract={contract} title={title} defaults={{ [field]: refersTo }}>
      <FieldInputs form={form} />
    </AddInDrawer>
  )
}
