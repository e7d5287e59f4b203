import { useContext } from 'react'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { useLocation } from 'react-router-dom'
import { resourceOf, ResourcesContext } from '#src/kit/base/resource/contractOf.ts'
import { useSubject } from '#src/kit/base/person/subject.ts'
import { evaluate } from '#contract/access.ts'
import { TabBar } from '#src/kit/page/tabs/TabBar.tsx'

const tabs = [
  { key: 'classifications', paths: ['/classification', '/category', ''] },
  { key: 'tags', paths: ['/tag'] },
  { key: 'company_classifications', paths: ['/companyClassification'] },
]

const root = '/brandDB/settings'

/** The dictionaries that other areas keep on pages of their own, by resource. */
const others = ['sales_category', 'daily_score_tag', 'department', 'staff_level']

/** Tabs for the dictionaries of the brand database, and links to those of other areas that the user may change. */
export function DictionaryTabs() {
  const translate = useTranslate()
  const { pathname } = useLocation()
  const elsewhere = useOthers()
  const open = tabs.find(({ paths }) => paths.some((path) => pathname === root + path))?.key ?? ''
  const nameOf = (key: string) => translate(`brandDB.dictionary.${key}`)
  return (
    <TabBar
      label={translate('brandDB.dictionary.title')}
      open={open}
      tabs={[
        ...tabs.map(({ key, paths: [path = ''] }) => ({ key, text: nameOf(key), to: root + path })),
        ...elsewhere.map(({ noun, to }) => ({ key: noun, text: nameOf(noun), to })),
      ]}
    />
  )
}

function useOthers() {
  const mounted = useContext(ResourcesContext)
  const subject = useSubject()
  return others.flatMap((noun) => {
    const name = resourceOf(mounted, noun)
    const definition = mounted.get(name ?? '')
    const rule = definition?.contract.can.update
    if (!definition?.list || rule === undefined || evaluate(rule, subject) === 'no') return []
    return [{ noun, to: `/${definition.name}` }]
  })
}
