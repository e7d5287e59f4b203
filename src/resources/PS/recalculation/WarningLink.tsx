import { LinkBase } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { usePageShowing } from '#src/kit/base/registry/usePageShowing.ts'
import { warningText, type Warning } from './runTexts.ts'

/** What a run left out, leading to the shop that it is about, otherwise to the figures of the month. */
export function WarningLink({ warning }: { readonly warning: Warning }) {
  const { store_id: shop, stat_month: month } = warning
  const shopPage = usePageShowing('store')
  const text = warningText(useTranslate(), warning)
  const monthPage = month && `/PS/performance?${new URLSearchParams({ from: month, to: month }).toString()}`
  const to = (shop && shopPage?.(shop)) || monthPage
  return to ? <LinkBase to={to}>{text}</LinkBase> : text
}
