import { useTranslate } from 'react-admin'
import { TagList } from '#src/kit/field/TagList.tsx'
import { flags, type Switches } from './switches.ts'

/** The switches of a site that are set, in words. */
export function SwitchTexts({ switches }: { readonly switches: Switches }) {
  const translate = useTranslate()
  const { scoring_scale: scale, sales_due_day: day } = switches
  const texts = [
    ...flags.filter((name) => switches[name]).map((name) => translate(`System.site.switch.${name}`)),
    ...(scale ? [translate(`System.site.switch.${scale}`)] : []),
    ...(day ? [`${translate('System.site.switch.sales_due_day')}: ${day}`] : []),
  ]
  return <TagList items={texts.map((text) => ({ key: text, text }))} most={texts.length} />
}
