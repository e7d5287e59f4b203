import Print from '@mui/icons-material/PrintOutlined'
import { Button } from '@mui/material'
import { createPortal } from 'react-dom'
import { useTranslate } from 'react-admin'
import { encode } from 'uqr'
import { ReferenceLabel } from '#src/kit/field/ReferenceLabel.tsx'
import { Section } from '#src/kit/record/Section.tsx'
import { useSubject } from '#src/kit/subject.ts'
import styles from './StoreCode.module.css'
import { storeAddress } from './storeAddress.ts'

interface StoreCodeProps {
  readonly area: 'RM' | 'RMHK'
  readonly storeId: string
}

/** The code of a store, on its page: whoever scans it begins with a problem of this store. It can be printed. */
export function StoreCode(props: StoreCodeProps) {
  const { site, sites } = useSubject()
  const isHongKong = sites.find(({ _id }) => _id === site)?.site_region === 'HK'
  // An administrator may have both areas.
  return isHongKong === (props.area === 'RMHK') ? <Printable {...props} /> : null
}

function Printable({ area, storeId }: StoreCodeProps) {
  const translate = useTranslate()
  const texts = `${area}.issueList.code`
  const title = translate(`${texts}.title`)
  const code = <Code content={storeAddress(area, storeId)} label={title} />
  return (
    <Section title={`${texts}.title`}>
      <div className={styles['row']}>
        {code}
        <div>
          <p>{translate(`${texts}.text`)}</p>
          <Button variant="outlined" startIcon={<Print />} onClick={() => window.print()}>
            {translate(`${texts}.print`)}
          </Button>
        </div>
      </div>
      {createPortal(
        <div className={styles['sheet']} aria-hidden="true">
          {code}
          <p>
            <ReferenceLabel to="store" id={storeId} more="store_no" />
          </p>
          <p>{translate(`${texts}.text`)}</p>
        </div>,
        document.body,
      )}
    </Section>
  )
}

/** A QR code. Dark on white in every theme, because scanners expect that. */
function Code({ content, label }: { readonly content: string; readonly label: string }) {
  const { size, data } = encode(content, { ecc: 'M', border: 2 })
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
  return (
    <svg
      className={styles['code']}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      data-address={content}
      shapeRendering="crispEdges"
    >
      <path d={path.join('')} />
    </svg>
  )
}
