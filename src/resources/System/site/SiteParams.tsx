import { LinkBase } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { Section } from '#src/kit/value/frame/Section.tsx'
import { useCan } from '#src/kit/base/person/subject.ts'

/** Leads to the parameters with values of single sites: what is done differently at a site is set there. */
export function SiteParams() {
  const translate = useTranslate()
  if (!useCan('system.param.view')) return null
  return (
    <Section title="System.site.params.title">
      <p>
        <LinkBase to="/System/param?show=sites">{translate('System.site.params.open')}</LinkBase>
      </p>
    </Section>
  )
}
