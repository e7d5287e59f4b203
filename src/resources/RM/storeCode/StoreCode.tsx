import Print from '@mui/icons-material/PrintOutlined'
import { Button } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Section } from '#src/kit/value/frame/Section.tsx'
import { useSubject } from '#src/kit/base/person/subject.ts'
import { storeAddress } from '#src/resources/RM/tourProblem/storeAddress.ts'
import { QrCode } from '#src/kit/value/picture/QrCode.tsx'
import { PrintedCodes } from './PrintedCodes.tsx'
import styles from './StoreCode.module.css'

interface StoreCodeProps {
  readonly area: 'RM' | 'RMHK'
  readonly storeId: string
}

/** The code of a store, on its page: scanning it starts a new problem in this store. It can be printed. */
export function StoreCode(props: StoreCodeProps) {
  const { site, sites } = useSubject()
  const isHongKong = sites.find(({ _id }) => _id === site)?.site_region === 'HK'
  // An administrator may have both areas.
  return isHongKong === (props.area === 'RMHK') ? <Printable {...props} /> : null
}

function Printable({ area, storeId }: StoreCodeProps) {
  const translate = useTranslate()
  const { site } = useSubject()
  const texts = `${area}.issueList.code`
  const title = translate(`${texts}.title`)
  return (
    <Section title={`${texts}.title`}>
      <div className={styles['row']}>
        <QrCode content={storeAddress(area, storeId, site)} label={title} />
        <div>
          <p className="muted">{translate(`${texts}.text`)}</p>
          <Button variant="outlined" startIcon={<Print />} onClick={() => window.print()}>
            {translate(`${texts}.print`)}
          </Button>
        </div>
      </div>
      <PrintedCodes area={area} storeIds={[storeId]} />
    </Section>
  )
}
