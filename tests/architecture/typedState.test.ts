import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { unguarded as ofAreas } from '#tests/areas/gathered.ts'

// Whoever types must not lose it. A component that takes typed or chosen input into a state of its own either goes through
// the guard (`UnsavedInput`, or the forms and dialogs that have it), or is here, or in `tests/areas/<area>/expectations.ts`, with
// the reason why nothing can be lost.

const central: Readonly<Record<string, string>> = {
  'src/kit/form/input/PointsNumber.tsx': 'an answer, which is kept on the device as soon as it is given',
  'src/kit/page/dictionary/ReplaceEntry.tsx': 'one choice in a question',
  'src/kit/table/grid/GridConflicts.tsx': 'a choice per cell; the cells themselves stay in the table',
  'src/kit/table/grid/GridEditor.tsx': 'goes to the table when it loses the focus, which is guarded',
  'src/kit/page/import/ImportPreview.tsx': 'which rows are shown',
  'src/kit/page/import/SheetDrop.tsx': 'a file of the user',
  'src/kit/form/input/CascadePanel.tsx': 'the search of a picker; what is picked is in the form',
  'src/kit/form/input/PickerBox.tsx': 'the text of an input whose value is elsewhere',
  'src/kit/form/input/NumberBox.tsx': 'the text of an input whose value is elsewhere',
  'src/kit/table/list/ColumnChooser.tsx': 'a look of the list, which is stored at once',
  'src/kit/table/list/ColumnList.tsx': 'a look of the list, which is stored at once',
  'src/kit/table/list/FilterField.tsx': 'a filter, which goes to the address after a pause',
  'src/kit/table/list/PageBar.tsx': 'a page number',
  'src/kit/table/list/RangeFilter.tsx': 'a filter, which goes to the address after a pause',
  'src/kit/table/list/TextFilter.tsx': 'a filter, which goes to the address after a pause',
  'src/kit/table/tree/CheckTree.tsx': 'a search; what is checked is in the form',
  'src/kit/table/tree/TreeEditor.tsx': 'a search; moves are stored at once and can be undone',
  'src/layout/search/GlobalSearch.tsx': 'a search',
  'src/light/PasswordField.tsx': 'whether the password is shown; passwords are never kept',
  'src/plugins/login/CodeForm.tsx': 'a code, which must not be kept',
  'src/plugins/login/ForgetForm.tsx': 'a name at the sign-in page',
  'src/plugins/login/SignInForm.tsx': 'a password, which must not be kept',
  'src/plugins/login/SitePopup.tsx': 'a search',
  'src/plugins/login/SmsCode.tsx': 'a code, which must not be kept',
}
const unguarded = { ...central, ...ofAreas }

const takesInput =
  /<(input|textarea|select|TextField|Autocomplete|NumberBox|DayBox|MonthBox|PickerBox|CheckTree|Boxes|RuleEditor|LabelledSelect)\b/
const isGuarded =
  /\b(UnsavedInput|UnsavedGuard|ActionForm|RecordForm|FormDialog|StepDialog|CallForm|CallDialog|useFieldInput|useInput)\b/

const files = globSync('src/**/*.tsx').map((file) => ({ file, text: readFileSync(file, 'utf8') }))
const bare = files
  .filter(({ text }) => /\buseState\b/.test(text) && takesInput.test(text) && !isGuarded.test(text))
  .map(({ file }) => file)

it('every component that holds typed state has the guard, or a reason', () => {
  expect(bare.filter((file) => !Object.hasOwn(unguarded, file))).toEqual([])
})

it('no reason for a missing guard is out of date', () => {
  expect(Object.keys(unguarded).filter((file) => !bare.includes(file))).toEqual([])
})

it('the browser asks at one place only, and navigations are blocked at one place only', () => {
  const of = (call: RegExp) => files.filter(({ text }) => call.test(text)).map(({ file }) => file)
  expect(of(/\buseBlocker\(/)).toEqual(['src/kit/form/unsaved/LeaveGuard.tsx'])
  // A toast holds a change back that can still be undone.
  expect(of(/'beforeunload'/).toSorted()).toEqual([
    'src/kit/form/unsaved/LeaveGuard.tsx',
    'src/layout/Toast.tsx',
  ])
})
