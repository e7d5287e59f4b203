// `atrium/screens`, for the author of screens and fills: what the console's own are made of, beside react-admin and MUI.
// Import it in what a manifest loads, never in the manifest: it is a good part of the console.

// Lists
export { ListPage } from '#src/kit/list/ListPage.tsx'
export { ExportButton } from '#src/kit/export/ExportButton.tsx'
export { ImportButton } from '#src/kit/import/ImportButton.tsx'
export { Table } from '#src/kit/table/Table.tsx'
export type { Column } from '#src/kit/table/Column.ts'
export type { ListView } from '#src/kit/list/Views.tsx'

// Forms
export { CreatePage } from '#src/kit/form/CreatePage.tsx'
export { DrawerForm } from '#src/kit/form/DrawerForm.tsx'
export { EditPage } from '#src/kit/form/EditPage.tsx'
export { FormGroup } from '#src/kit/form/FormGroup.tsx'
export { CascaderInput } from '#src/kit/input/CascaderInput.tsx'
export { Input } from '#src/kit/input/Input.tsx'
export { NamesInput } from '#src/kit/input/NamesInput.tsx'
export { StaffInput } from '#src/kit/input/StaffInput.tsx'
export { StoreInput } from '#src/kit/input/StoreInput.tsx'

// A page of one's own, and that of a record
export { PlainPage } from '#src/kit/record/PlainPage.tsx'
export { ShowPage } from '#src/kit/record/ShowPage.tsx'
export { RecordBody } from '#src/kit/record/RecordBody.tsx'
export { Section } from '#src/kit/record/Section.tsx'
export { Facts } from '#src/kit/record/Facts.tsx'
export { BackLink } from '#src/kit/record/BackLink.tsx'
export { ActionButton, DeleteAction, EditAction } from '#src/kit/record/RecordActions.tsx'
export { History, HistoryAction } from '#src/kit/record/History.tsx'
export { Difference } from '#src/kit/diff/Difference.tsx'
export type { FieldChange, Looks } from '#src/kit/diff/Difference.tsx'
export type { Fact } from '#src/kit/record/Facts.tsx'

// Single values, and what they are called
export { FieldValue } from '#src/kit/field/FieldValue.tsx'
export { NameField } from '#src/kit/field/NameField.tsx'
export { StatusChip } from '#src/kit/field/StatusChip.tsx'
export { TagList } from '#src/kit/field/TagList.tsx'
export { Picture } from '#src/kit/picture/Picture.tsx'
export { PictureList } from '#src/kit/picture/PictureList.tsx'
export { formatDate, formatDay } from '#src/kit/field/formatDate.ts'
export { formatArea, formatNumber, formatRatio } from '#src/kit/field/formatNumber.ts'
export { useLocalName } from '#src/kit/field/useLocalName.ts'
export { useWords } from '#src/kit/field/useWords.ts'
export { localName } from '#src/kit/localName.ts'
export type { Tone, Tones } from '#src/kit/field/StatusChip.tsx'
export type { ValueLook } from '#src/kit/field/ValueOf.tsx'

// Trees, figures with totals, what happened, what became what
export { Tree } from '#src/kit/tree/Tree.tsx'
export { TreePage } from '#src/kit/tree/TreePage.tsx'
export { TreeTable } from '#src/kit/tree/TreeTable.tsx'
export { treeOfLevels } from '#src/kit/tree/TreeNode.ts'
export { TotalTable } from '#src/kit/total/TotalTable.tsx'
export { Timeline } from '#src/kit/timeline/Timeline.tsx'
export { LineageGraph } from '#src/kit/timeline/LineageGraph.tsx'
export type { TreeNode } from '#src/kit/tree/TreeNode.ts'
export type { TreeColumn } from '#src/kit/tree/TreeTable.tsx'
export type { TotalColumn } from '#src/kit/total/TotalColumn.ts'
export type { TimelineEntry } from '#src/kit/timeline/Timeline.tsx'
export type { LineageNode } from '#src/kit/timeline/LineageGraph.tsx'

// What stands where data would
export { ErrorState } from '#src/kit/state/ErrorState.tsx'
export { ForbiddenState } from '#src/kit/state/ForbiddenState.tsx'
export { NoResult } from '#src/kit/state/NoResult.tsx'
export { RecordSkeleton } from '#src/kit/state/Skeletons.tsx'
export { State } from '#src/kit/state/State.tsx'

// The person, the back end, the plugin's settings, and the fills of a slot of one's own
export { usePerson } from '#src/kit/personContext.ts'
export { useMay } from '#src/kit/subject.ts'
export { useCalls } from '#src/kit/useCalls.ts'
export { usePreference } from '#src/kit/preference/usePreference.ts'
export { useContract } from '#src/kit/contractOf.ts'
export { useSettings } from '#src/kit/useSettings.ts'
export { SlotFill, SlotFills, useFills } from '#src/kit/SlotFills.tsx'
