import { useLocale, useRecordContext, useResourceContext } from 'react-admin'
import { FieldValue } from '#src/kit/value/field/FieldValue.tsx'
import { useContract } from '#src/kit/base/resource/contractOf.ts'
import { useAdded } from '#src/kit/table/extension/useAdded.ts'
import { nameIn } from '#src/kit/value/field/useLocalName.ts'
import { useRecordHeading } from '#src/kit/value/field/useRecordHeading.ts'
import { pictureOf } from '#src/kit/value/picture/pictureOf.ts'
import { RecordPicture } from '#src/kit/value/picture/RecordPicture.tsx'
import { FieldList } from './FieldList.tsx'
import styles from '#src/kit/value/frame/Record.module.css'
import { useRecordVisit } from './recents.ts'
import { RecordHead } from './RecordHead.tsx'
import { DeleteAction, EditAction } from './RecordActions.tsx'
import type { ShowPageProps } from './ShowPage.tsx'

/**
 * The header of a record's page: name in the current language, other names below, state, key facts, actions.
 */
export function RecordHeader({
  status,
  statusColors,
  facts: own = [],
  actions,
  monogram,
}: Omit<ShowPageProps, 'children' | 'header'>) {
  const record = useRecordContext()
  const contract = useContract()
  const locale = useLocale()
  const headingOf = useRecordHeading()
  useRecordVisit(useResourceContext() ?? '')
  const facts = [...own, ...useAdded().flatMap((one) => one.facts ?? [])]
  if (!record) return null
  const name = headingOf(record)
  const others = ['zh_CN', 'zh_TW', 'en_US']
    .filter((other) => other !== locale)
    .map((other) => nameIn(record, other))
    .filter((other, index, all) => other !== '' && other !== name && all.indexOf(other) === index)
  return (
    <RecordHead
      picture={
        monogram && (
          <RecordPicture id={String(record.id)} name={name} uid={pictureOf(contract, record)} size="large" />
        )
      }
      heading={name}
      state={status !== undefined && <FieldValue source={status} statusColors={statusColors ?? {}} />}
      below={others.join(' · ')}
      actions={
        actions ?? (
          <>
            <DeleteAction />
            <EditAction />
          </>
        )
      }
    >
      {facts.length > 0 && <FieldList sources={facts} className={styles['keyFacts']} />}
    </RecordHead>
  )
}
