import Print from '@mui/icons-material/PrintOutlined'
import { Button } from '@mui/material'
import { useMounted } from '#src/kit/base/text/mounted.ts'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { Section } from '#src/kit/value/frame/Section.tsx'
import { useSubject } from '#src/kit/base/person/subject.ts'
import { storeAddress } from '#src/resources/RM/tourProblem/storeAddress.ts'
import { QrCode } from '#src/kit/value/picture/QrCode.tsx'
import { PrintedCodes } from './PrintedCodes.tsx'
import styles from './StoreCode.module.css'

interface StoreCodeProps {
  readonly storeId: string
}

/** The code of a store, on its page: scanning it starts a new problem in this store. It can be printed. */
export function StoreCode(props: StoreCodeProps) {
  const { site, sites } = useSubject()
  const isHongKong = sites.find(({ _id }) => _id === site)?.site_region === 'HK'
  // An administrator may have both areas.
  return isHongKong === (useMounted()('RM') === 'RMHK') ? <Printable {...props} /> : null
}

function Printable({ storeId }: StoreCodeProps) {
  const translate = useTranslate()
  const { site } = useSubject()
  const form = useMounted()('/RM/tourIssue/issueCreate')
  const title = translate('RM.issueList.code.title')
  return (
    <Section title="RM.issueList.code.title">
      <div className={styles['row']}>
        <QrCode content={storeAddress(form, storeId, site)} label={title} />
        <div>
          <p className="muted">{translate('RM.issueList.code.text')}</p>
          <Button variant="outlined" startIcon={<Print />} onClick={() => window.print()}>
            {translate('RM.issueList.code.print')}
          </Button>
        </div>
      </div>
      <PrintedCodes storeIds={[storeId]} />
    </Section>
  )
}
