// `atrium/screens`, for the author of screens and extensions: what the console's own screens are made of, in
// addition to react-admin and MUI. What it exports is stable: see docs/stability.md. Import it in the modules that a manifest loads,
// never in the manifest: it is a large part of the console.

// Texts and addresses
export { useLocalText } from '#src/kit/base/text/useLocalText.ts'
export { useTranslate } from '#src/kit/base/text/useTranslate.ts'
export { useNotify } from '#src/kit/base/text/useNotify.ts'
export { useMounted } from '#src/kit/base/text/mounted.ts'

// All screens of a resource
export { resourceScreens } from '#src/kit/page/screens/resourceScreens.tsx'
export { listOf } from '#src/kit/page/screens/listOf.tsx'
export { FieldInputs } from '#src/kit/form/FieldInputs.tsx'
export type { ResourceScreens, ScreenParts } from '#src/kit/page/screens/ScreenParts.ts'
export type { FieldGroup, FieldLooks, FormParts } from '#src/kit/form/FieldGroup.ts'

// Lists
export { ListPage } from '#src/kit/table/list/ListPage.tsx'
export { Counters } from '#src/kit/table/list/Counters.tsx'
export { useSummary } from '#src/kit/table/list/useSummary.ts'
export { ExportButton } from '#src/kit/page/export/ExportButton.tsx'
export { ImportButton } from '#src/kit/page/import/ImportButton.tsx'
export { FileChoices } from '#src/kit/page/import/FileChoices.tsx'
export { SheetDrop } from '#src/kit/page/import/SheetDrop.tsx'
export { CardLine, CardLines } from '#src/kit/table/CardLines.tsx'
export { Table } from '#src/kit/table/Table.tsx'
export type { Column } from '#src/kit/base/resource/Column.ts'
export { BulkButton } from '#src/kit/table/selection/BulkButton.tsx'
export { ToolButton } from '#src/kit/base/control/ToolButton.tsx'
export { BulkExport } from '#src/kit/table/selection/BulkExport.tsx'
export { BulkActionDialog } from '#src/kit/table/selection/BulkActionDialog.tsx'
export type { RecordOutcome } from '#src/kit/table/selection/useEachRecord.ts'
export { SelectedNames } from '#src/kit/table/selection/SelectedNames.tsx'
export { useSelection } from '#src/kit/table/selection/selection.ts'
export type { Selection } from '#src/kit/table/selection/selection.ts'
export { viewAddress } from '#src/kit/base/resource/viewAddress.ts'
export type { ListView } from '#src/kit/table/list/Views.tsx'

// Additions to the screens of another area's resource
export { resourceExtension } from '#src/kit/base/resource/ResourceExtension.ts'
export type { ResourceExtension } from '#src/kit/base/resource/ResourceExtension.ts'

// Forms
export { CreatePage } from '#src/kit/page/record/CreatePage.tsx'
export { EditPage } from '#src/kit/page/record/EditPage.tsx'
export { FormGroup } from '#src/kit/form/FormGroup.tsx'
export { Input } from '#src/kit/form/input/Input.tsx'
export { NamesInput } from '#src/kit/form/input/NamesInput.tsx'
export { ReadOnly } from '#src/kit/form/input/ReadOnly.tsx'
export { StoreInput } from '#src/kit/form/input/StoreInput.tsx'
export { type StoreOption } from '#src/kit/form/input/StoresByFloor.tsx'
export { StoresInput } from '#src/kit/form/input/StoresInput.tsx'

// Custom inputs
export { Labelled } from '#src/kit/form/input/Labelled.tsx'
export { FieldError } from '#src/kit/form/input/FieldError.tsx'
export { useFieldInput } from '#src/kit/form/input/useFieldInput.ts'
export { useAutocompleteTexts } from '#src/kit/form/input/useAutocompleteTexts.ts'
export { useAction } from '#src/kit/base/call/useAction.ts'
export { useSettled } from '#src/kit/base/keyboard/useSettled.ts'
export { Segments } from '#src/kit/base/control/Segments.tsx'
export type { FieldInput } from '#src/kit/form/input/useFieldInput.ts'

// Answers that are saved one by one
export { ContestedChoice } from '#src/kit/form/ContestedChoice.tsx'

// Custom forms, which are not sent as a record
export { FormActionContext } from '#src/kit/form/change/formAction.ts'
export { useRetryKey } from '#src/kit/base/call/useRetryKey.ts'
export { UnsavedInput } from '#src/kit/form/UnsavedInput.tsx'
export { DiscardButton } from '#src/kit/form/dialog/DiscardButton.tsx'
export { RemoveButton } from '#src/kit/form/input/RemoveButton.tsx'

// Questions before something is done, and forms of calls
export { ActionDialog } from '#src/kit/form/dialog/ActionDialog.tsx'
export { FormDialog } from '#src/kit/form/FormDialog.tsx'
export { LaterFormDialog } from '#src/kit/form/LaterFormDialog.tsx'
export { ActionForm } from '#src/kit/form/ActionForm.tsx'
export { JobProgress } from '#src/kit/page/job/JobProgress.tsx'
export { CallDialog } from '#src/kit/form/call/CallDialog.tsx'
export { CallForm } from '#src/kit/form/call/CallForm.tsx'

// Custom pages, and the pages of records
export { PlainPage } from '#src/kit/value/frame/PlainPage.tsx'
export { ShowPage } from '#src/kit/page/record/ShowPage.tsx'
export { useRecord } from '#src/kit/base/resource/useRecord.ts'
export type { ShownRecord } from '#src/kit/base/resource/useRecord.ts'
export { Section } from '#src/kit/value/frame/Section.tsx'
export { FieldList } from '#src/kit/page/record/FieldList.tsx'
export { PrintAction } from '#src/kit/page/record/PrintAction.tsx'
export { RecordAddress } from '#src/kit/page/record/RecordAddress.tsx'
export { CommentForm } from '#src/kit/page/comment/CommentForm.tsx'
export { Comments } from '#src/kit/page/comment/Comments.tsx'
export { BackLink } from '#src/kit/value/frame/BackLink.tsx'
export { RelatedRecords } from '#src/kit/page/record/RelatedRecords.tsx'
export { RecordFailed } from '#src/kit/value/frame/RecordFailed.tsx'
export { ActionButton, DeleteAction, EditAction, PageAction } from '#src/kit/page/record/RecordActions.tsx'
export { BulkStep } from '#src/kit/page/lifecycle/BulkStep.tsx'
export { StepButtons } from '#src/kit/page/lifecycle/StepButtons.tsx'
export { StepDialog } from '#src/kit/page/lifecycle/StepDialog.tsx'
export { Difference } from '#src/kit/value/diff/Difference.tsx'
export { MarkedList } from '#src/kit/value/diff/MarkedList.tsx'
export type { FieldChange } from '#src/kit/value/diff/Difference.tsx'

// Single values, and their labels
export { FieldValue } from '#src/kit/value/field/FieldValue.tsx'
export { NameField } from '#src/kit/value/field/NameField.tsx'
export { Moment } from '#src/kit/value/field/Moment.tsx'
export { PersonLabel } from '#src/kit/value/field/PersonLabel.tsx'
export { ReferenceLabel } from '#src/kit/value/field/ReferenceLabel.tsx'
export { QrCode } from '#src/kit/value/picture/QrCode.tsx'
export { NumberBox } from '#src/kit/form/input/NumberBox.tsx'
export { useRowKeys } from '#src/kit/form/input/useRowKeys.ts'
export { StatusChip } from '#src/kit/value/field/StatusChip.tsx'
export { TagList } from '#src/kit/value/field/TagList.tsx'
export { PictureList } from '#src/kit/value/picture/PictureList.tsx'
export { useFile } from '#src/kit/value/picture/useFiles.ts'
export { dayOf, formatDate, formatDay, startOfDay } from '#src/kit/value/field/formatDate.ts'
export { useToday } from '#src/kit/value/field/useToday.ts'
export {
  formatArea,
  formatColumn,
  formatNumber,
  formatRatio,
  noValue,
} from '#src/kit/value/field/formatNumber.ts'
export { useHeading } from '#src/kit/value/field/useUnitOf.ts'
export { dictionaryPage } from '#src/kit/value/field/references.ts'
export { nameIn, useLocalName } from '#src/kit/value/field/useLocalName.ts'
export { useWords } from '#src/kit/value/field/useWords.ts'
export type { Words } from '#src/kit/value/field/useWords.ts'
export { localName } from '#src/kit/base/text/localName.ts'
export type { LocalNames } from '#src/kit/base/text/localName.ts'
export type { StatusColors } from '#contract/nounScreens.ts'

// Trees, figures with totals, histories, lineages
export { DictionaryPage } from '#src/kit/page/dictionary/DictionaryPage.tsx'
export { Explain } from '#src/kit/value/explain/Explain.tsx'
export { ReportPage } from '#src/kit/page/report/ReportPage.tsx'
export type { ReportColumn } from '#src/kit/page/report/ReportTable.tsx'
export { TotalTable } from '#src/kit/table/total/TotalTable.tsx'
export { Timeline } from '#src/kit/value/timeline/Timeline.tsx'
export type { DictionaryLevel, Entry } from '#src/kit/page/dictionary/DictionaryLevel.ts'
export type { TotalColumn, TotalRow } from '#src/kit/table/TotalColumn.ts'
export type { TimelineEntry } from '#src/kit/value/timeline/Timeline.tsx'

// A table that is filled in like a spreadsheet
export { EditableGrid } from '#src/kit/table/grid/EditableGrid.tsx'
export type {
  GridCell,
  GridChange,
  GridColumn,
  GridOutcome,
  GridRow,
  GridRules,
} from '#src/kit/table/grid/GridRow.ts'
export { gridOutcome } from '#src/kit/table/grid/gridOutcome.ts'

// Charts and figures
export { Chart } from '#src/kit/value/chart/Chart.tsx'
export { FigureCard } from '#src/kit/value/figure/FigureCard.tsx'
export { RecordCount } from '#src/kit/value/figure/RecordCount.tsx'
export { FigureCards } from '#src/kit/value/figure/FigureCards.tsx'
export { RankingBars } from '#src/kit/value/figure/RankingBars.tsx'
export { LabelledSelect, PageControl, PageControls } from '#src/kit/page/statistics/LabelledSelect.tsx'
export { MonthControl } from '#src/kit/page/statistics/MonthControl.tsx'
export { SearchControl } from '#src/kit/page/statistics/SearchControl.tsx'
export { PeriodSelect } from '#src/kit/page/statistics/PeriodSelect.tsx'
export { usePageChoices } from '#src/kit/page/statistics/usePageChoices.ts'
export { usePeriod } from '#src/kit/page/statistics/usePeriod.ts'
export { formatCompact, formatFigure } from '#src/kit/value/field/formatFigure.ts'
export type { Period } from '#src/kit/page/statistics/usePeriod.ts'
export type { FigureReference } from '#src/kit/value/figure/Change.tsx'
export type { FigureUnit } from '#src/kit/value/field/formatFigure.ts'

// What is shown in place of data
export { ErrorState } from '#src/kit/value/state/ErrorState.tsx'
export { ForbiddenState } from '#src/kit/value/state/ForbiddenState.tsx'
export { RecordSkeleton, SkeletonBar } from '#src/kit/value/state/Skeletons.tsx'
export { State } from '#src/kit/value/state/State.tsx'
export { failureOf } from '#src/kit/base/call/failureOf.ts'
export type { Failure } from '#src/kit/base/call/failureOf.ts'

// The current user, the back end, the plugin's settings, and the extensions of a custom slot
export { usePerson } from '#src/kit/base/person/personContext.ts'
export { useKeptShopResult, useShopResults } from '#src/kit/page/shopResults.ts'
export type { ShopResults } from '#src/kit/page/shopResults.ts'
export { useCan, useSubject } from '#src/kit/base/person/subject.ts'
export { useCall } from '#src/kit/base/call/useCall.ts'
export { useSend } from '#src/kit/base/call/useSend.ts'
export { useBackEnd } from '#src/kit/base/call/callsContext.ts'
export { useLookup } from '#src/kit/form/input/useLookup.ts'
export { useTyped } from '#src/kit/form/input/useTyped.ts'
export { CallError } from '#src/kit/base/call/CallError.ts'
export type { BackEnd } from '#src/kit/base/call/callsContext.ts'
export type { CallResult } from '#src/kit/base/call/useCall.ts'
export {
  ResourcesContext,
  resourceOf,
  useContract,
  useResourceOf,
} from '#src/kit/base/resource/contractOf.ts'
export { loadConfig } from '#src/providers/config.ts'
export { useSettings } from '#src/kit/base/registry/useSettings.ts'
export { SlotExtensions } from '#src/kit/page/part/SlotExtensions.tsx'
export { CardPage } from '#src/kit/page/cards/CardPage.tsx'
export { ScrollRegion } from '#src/kit/base/control/ScrollRegion.tsx'
export { SlotTabs } from '#src/kit/page/tabs/SlotTabs.tsx'
export { TabBar } from '#src/kit/page/tabs/TabBar.tsx'
export { usePageShowing } from '#src/kit/base/registry/usePageShowing.ts'
export type { Config } from '#src/providers/config.ts'
export type { MenuEntry } from '#src/providers/menuEntry.ts'
