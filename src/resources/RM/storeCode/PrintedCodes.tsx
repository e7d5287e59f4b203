import { createPortal } from 'react-dom'
import { useTranslate } from 'react-admin'
import { ReferenceLabel } from '#src/kit/value/field/ReferenceLabel.tsx'
import { storeAddress } from '#src/resources/RM/tourProblem/storeAddress.ts'
import { useSubject } from '#src/kit/base/person/subject.ts'
import { QrCode } from '#src/kit/value/picture/QrCode.tsx'
import styles from './StoreCode.module.css'

interface PrintedCodesProps {
  readonly area: 'RM' | 'RMHK'
  readonly storeIds: readonly string[]
}

/** What is printed instead of the page: the codes of stores, a single one large, several as a grid of cards. */
export function PrintedCodes({ area, storeIds }: PrintedCodesProps) {
  const translate = useTranslate()
  const { site } = useSubject()
  const texts = `${area}.issueList.code`
  return createPortal(
    <div className={styles['sheet']} aria-hidden="true">
      {storeIds.map((id) => (
        <section key={id}>
          <QrCode content={storeAddress(area, id, site)} label={translate(`${texts}.title`)} />
          <p>
            <ReferenceLabel to="store" id={id} more="store_no" />
          </p>
          <p>{translate(`${texts}.text`)}</p>
        </section>
      ))}
    </div>,
    document.body,
  )
}
