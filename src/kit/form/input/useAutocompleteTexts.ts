import { useTranslate } from '#src/kit/base/text/useTranslate.ts'

/** Returns the built-in texts of an MUI Autocomplete, in the current language. */
export function useAutocompleteTexts(isPending: boolean) {
  const translate = useTranslate()
  return {
    clearText: translate('atrium.action.clear'),
    closeText: translate('atrium.action.close'),
    openText: translate('ra.action.open'),
    loadingText: translate('atrium.state.loading'),
    noOptionsText: translate(isPending ? 'atrium.state.loading' : 'atrium.state.no_result.title'),
  }
}
