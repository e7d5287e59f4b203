import { Checkbox, FormControlLabel } from '@mui/material'
import { useContext } from 'react'
import { useLocaleState } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { usePerson } from '#src/kit/base/person/personContext.ts'
import { tabsPreference } from '#src/kit/base/preference/tabsPreference.ts'
import { keysPreference } from '#src/kit/base/preference/keysPreference.ts'
import { usePreference } from '#src/kit/base/preference/usePreference.ts'
import { Segments } from '#src/kit/base/control/Segments.tsx'
import { densities, DensityContext } from '#src/kit/table/density.ts'
import { ThemeChoiceContext, themeChoices } from '#src/kit/base/person/themeChoice.ts'
import { shortLocaleNames } from '#src/providers/locale.ts'

/** The user's language, theme and row height, tabs and keyboard shortcuts. */
export const Appearance = () => {
  const translate = useTranslate()
  const [locale, setLocale] = useLocaleState()
  const { locales } = usePerson()
  const theme = useContext(ThemeChoiceContext)
  const rows = useContext(DensityContext)
  const [hasTabs, keepTabs] = usePreference(tabsPreference, false)
  const [hasKeys, keepKeys] = usePreference(keysPreference, true)
  return (
    <div className="stack gap-14">
      <Segments
        label={translate('atrium.shell.language')}
        choices={locales.map((value) => ({ value, text: shortLocaleNames[value] }))}
        value={locales.find((one) => one === locale) ?? 'zh_CN'}
        onChoose={(chosen) => void setLocale(chosen)}
      />
      {theme ? (
        <Segments
          label={translate('atrium.shell.theme.label')}
          choices={themeChoices.map((value) => ({ value, text: translate(`atrium.shell.theme.${value}`) }))}
          value={theme.theme}
          onChoose={theme.choose}
        />
      ) : null}
      {rows ? (
        <Segments
          label={translate('atrium.action.density.label')}
          choices={densities.map((value) => ({ value, text: translate(`atrium.action.density.${value}`) }))}
          value={rows.density}
          onChoose={rows.choose}
        />
      ) : null}
      <FormControlLabel
        control={<Checkbox checked={hasTabs} onChange={(_, checked) => keepTabs(checked ? true : null)} />}
        label={translate('profile.appearance.tabs')}
      />
      <FormControlLabel
        control={<Checkbox checked={hasKeys} onChange={(_, checked) => keepKeys(checked ? null : false)} />}
        label={translate('profile.appearance.keys')}
      />
    </div>
  )
}
