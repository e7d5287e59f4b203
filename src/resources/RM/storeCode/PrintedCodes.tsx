import { createPortal } from 'react-dom'
import { useMounted } from '#src/kit/base/text/mounted.ts'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { ReferenceLabel } from '#src/kit/value/field/ReferenceLabel.tsx'
import { storeAddress } from '#src/resources/RM/tourProblem/storeAddress.ts'
import { useSubject } from '#src/kit/base/person/subject.ts'
import { QrCode } from '#src/kit/value/picture/QrCode.tsx'
import styles from './StoreCode.module.css'

interface PrintedCodesProps {
  readonly storeIds: readonly string[]
}

/** What is printed instead of the page: the codes of stores, a single one large, several as a grid of cards. */
export function PrintedCodes({ storeIds }: PrintedCodesProps) {
  const translate = useTranslate()
  const { site } = useSubject()
  const form = useMounted()('/RM/tourIssue/issueCreate')
  return createPortal(
    <div className={styles['sheet']} aria-hidden="true">
      {storeIds.map((id) => (
        <section key={id}>
          <QrCode content={storeAddress(form, id, site)} label={translate('RM.issueList.code.title')} />
          <p>
            <ReferenceLabel to="store" id={id} more="store_no" />
          </p>
          <p>{translate('RM.issueList.code.text')}</p>
        </section>
      ))}
    </div>,
    document.body,
  )
}
