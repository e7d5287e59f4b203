import Print from '@mui/icons-material/PrintOutlined'
import { Button } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { PlainPage } from '#src/kit/value/frame/PlainPage.tsx'
import { Section } from '#src/kit/value/frame/Section.tsx'
import { ShopsByFloor } from '#src/resources/RM/tour/ShopsByFloor.tsx'
import { PrintedCodes } from './PrintedCodes.tsx'
import styles from './StoreCode.module.css'

/** The page that prints the codes of own shops, several on one sheet: staff on tour may not open the pages of stores. */
export function StoreCodes() {
  const translate = useTranslate()
  const [chosen, setChosen] = useState<readonly string[]>([])
  return (
    <PlainPage
      title="RM.issueList.code.all"
      actions={
        <Button
          variant="contained"
          startIcon={<Print />}
          disabled={chosen.length === 0}
          onClick={() => window.print()}
        >
          {translate('RM.issueList.code.print')}
        </Button>
      }
    >
      <Section title="RM.issueList.code.choose">
        <output className={styles['count']}>
          {translate('atrium.pick.stores', { smart_count: chosen.length })}
        </output>
        <ShopsByFloor chosen={chosen} onChoose={setChosen} />
      </Section>
      {chosen.length > 0 && <PrintedCodes storeIds={chosen} />}
    </PlainPage>
  )
}
