// `atrium/parts`, for the author of screens and extensions: parts that a single area of the console needed so far. They may change or
// go in any version; see docs/stability.md. Import them as those of `atrium/screens`, never in a manifest.

// Lists
export { BulkDelete } from '#src/kit/table/selection/BulkDelete.tsx'
export { Pagination } from '#src/kit/table/list/Pagination.tsx'
export { useIsPhone } from '#src/kit/base/device/useIsPhone.ts'
export { useSelectedRecords } from '#src/kit/table/selection/useSelectedRecords.ts'

// Forms
export { AddInDrawer } from '#src/kit/form/AddInDrawer.tsx'
export { DrawerForm } from '#src/kit/form/DrawerForm.tsx'
export { CascaderInput } from '#src/kit/form/input/CascaderInput.tsx'
export { DaysInput } from '#src/kit/form/input/DaysInput.tsx'
export { KeptFilesContext } from '#src/kit/form/input/keptFiles.ts'
export type { KeptFiles } from '#src/kit/form/input/keptFiles.ts'
export { TimeInput } from '#src/kit/form/input/TimeInput.tsx'
export { ReferenceInput } from '#src/kit/form/input/ReferenceInput.tsx'
export { StoresByFloor, type StoresByFloorProps } from '#src/kit/form/input/StoresByFloor.tsx'
export { TextInput } from '#src/kit/form/input/TextInput.tsx'

// Menus
export { IconInput } from '#src/kit/form/input/IconInput.tsx'
export { MenuIcon } from '#src/kit/base/icon/MenuIcon.tsx'
export { MenuOf } from '#src/kit/base/menu/MenuOf.tsx'

// Custom inputs
export { OptionInput } from '#src/kit/form/input/OptionInput.tsx'
export { Checks } from '#src/kit/form/input/Checks.tsx'
export { controlProps } from '#src/kit/form/input/controlProps.ts'
export { useCountdown } from '#src/kit/base/clock/useCountdown.ts'
export { useCopy } from '#src/kit/base/device/useCopy.ts'

// Answers that are saved one by one
export { PointsInput } from '#src/kit/form/input/PointsInput.tsx'
export { useAnswers } from '#src/kit/form/outbox/useAnswers.ts'
export { useFirstAnswer } from '#src/kit/form/outbox/useAnswers.ts'
export { useUnsentNames } from '#src/kit/form/outbox/useAnswers.ts'
export type { ContestedAnswers } from '#src/kit/form/outbox/useAnswers.ts'
export type { SavedAnswers } from '#src/kit/form/outbox/useAnswers.ts'
export type { WithPhotos } from '#src/kit/form/outbox/entry.ts'

// Custom forms, which are not sent as a record
export { FormBaseContext } from '#src/kit/form/change/useChanges.ts'
export { ChangedBy } from '#src/kit/value/field/ChangedBy.tsx'
export { BatchRefusal } from '#src/kit/base/call/BatchRefusal.ts'
export { changesIn, isSameValue } from '#src/kit/form/change/changes.ts'
export type { FormValues } from '#src/kit/form/change/changes.ts'

// Change requests: changes that somebody else has to approve
export { EndAction } from '#src/kit/page/request/EndAction.tsx'
export { ModifyPage } from '#src/kit/page/request/ModifyPage.tsx'
export { OpenRequestBanner } from '#src/kit/page/request/PendingBanner.tsx'
export { ProposeAction } from '#src/kit/page/request/ProposeAction.tsx'
export { ProposePage } from '#src/kit/page/request/ProposePage.tsx'
export { RelatedRequests } from '#src/kit/page/request/RelatedRequests.tsx'
export { RequestList } from '#src/kit/page/request/RequestList.tsx'
export { RequestShow } from '#src/kit/page/request/RequestShow.tsx'
export { modifyPath } from '#src/kit/page/request/requests.ts'
export type {
  PartValueProps,
  ProposedPart,
  ProposedRecord,
  Requests,
} from '#src/kit/page/request/requests.ts'

// Questions before something is done, and forms of calls
export { DialogError } from '#src/kit/value/dialog/DialogError.tsx'

// Custom pages, and the pages of records
export { RecordHead } from '#src/kit/page/record/RecordHead.tsx'
export { RecordBody } from '#src/kit/page/record/RecordBody.tsx'
export { EventLog } from '#src/kit/page/comment/EventLog.tsx'
export { BackToList } from '#src/kit/value/frame/BackLink.tsx'
export { ReplaceEntry } from '#src/kit/page/dictionary/ReplaceEntry.tsx'
export { ConfirmDelete } from '#src/kit/page/record/ConfirmDelete.tsx'
export { CreateAction } from '#src/kit/table/list/CreateAction.tsx'
export { useSteps } from '#src/kit/page/lifecycle/useSteps.ts'
export { History, HistoryAction } from '#src/kit/page/record/History.tsx'
export { useMenuPlace } from '#src/kit/base/menu/menuPlace.ts'
export type { DifferenceMark } from '#src/kit/value/diff/MarkedList.tsx'

// Single values, and their labels
export { DueDate } from '#src/kit/value/field/DueDate.tsx'
export { Avatar } from '#src/kit/value/picture/Avatar.tsx'
export { DayBox } from '#src/kit/form/input/DayBox.tsx'
export { CopyButton } from '#src/kit/value/field/CopyButton.tsx'
export { pictureOf } from '#src/kit/value/picture/pictureOf.ts'
export { RecordPicture } from '#src/kit/value/picture/RecordPicture.tsx'
export { PictureComparison } from '#src/kit/value/picture/PictureComparison.tsx'
export { secondsNow } from '#src/kit/base/clock/clock.ts'
export { useNow } from '#src/kit/base/clock/useNow.ts'
export { useTimeout } from '#src/kit/base/clock/useTimeout.ts'
export { useLoaded } from '#src/kit/base/call/useLoaded.ts'
export { useLoneWriter } from '#src/kit/value/field/useUnitOf.ts'
export { useGatheredReferences } from '#src/kit/value/field/references.ts'
export { namingFields } from '#src/kit/value/field/useLocalName.ts'
export { inNaturalOrder } from '#src/kit/base/text/inNaturalOrder.ts'

// Trees, figures with totals, histories, lineages
export { Tree } from '#src/kit/table/tree/Tree.tsx'
export { CheckTree } from '#src/kit/table/tree/CheckTree.tsx'
export { TreePage } from '#src/kit/table/tree/TreePage.tsx'
export { ReportCharts } from '#src/kit/page/report/ReportCharts.tsx'
export { usePluginTexts } from '#src/kit/base/registry/usePluginTexts.ts'
export { StepsElsewhere } from '#src/kit/page/lifecycle/StepsElsewhere.tsx'
export { usePaging } from '#src/kit/page/report/usePaging.ts'
export { LineageGraph } from '#src/kit/value/timeline/LineageGraph.tsx'
export type { TreeNode } from '#src/kit/table/tree/TreeNode.ts'

// Steps of a person's work, with a summary before it is done
export { Wizard } from '#src/kit/page/wizard/Wizard.tsx'
export { WizardField } from '#src/kit/page/wizard/WizardField.tsx'
export type { WizardErrors } from '#src/kit/page/wizard/Wizard.tsx'

// Charts and figures
export { chartColors } from '#src/kit/value/chart/palette.ts'
export { Calendar } from '#src/kit/value/calendar/Calendar.tsx'
export { calendarViews, isDay, shownDays } from '#src/kit/value/calendar/calendarDays.ts'
export type { CalendarEvent } from '#src/kit/value/calendar/calendarDays.ts'
export { Ranking } from '#src/kit/value/figure/Ranking.tsx'
export { StatisticsPage } from '#src/kit/page/statistics/StatisticsPage.tsx'

// What is shown in place of data
export { isAbsent } from '#src/kit/base/call/isAbsent.ts'

// Texts of the console and of other areas, preferences, and addresses
export { useTextsOf } from '#src/kit/page/import/useTextsOf.ts'
export { useConsoleTexts } from '#src/kit/base/registry/useConsoleTexts.ts'
export { usePreference } from '#src/kit/base/preference/usePreference.ts'
export { useConfig } from '#src/providers/useConfig.ts'
export { addressAt, withoutSite } from '#src/providers/siteAddress.ts'
