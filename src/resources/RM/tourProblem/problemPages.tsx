import type { ComponentType } from 'react'
import { StoreInput } from '#src/kit/form/input/StoreInput.tsx'
import type { ScreenParts } from '#src/kit/page/screens/ScreenParts.ts'
import { FormerShop } from './FormerShop.tsx'
import { problemLooks, type Problem, type ProblemTexts } from './problemLists.tsx'
import { ProblemButtons } from './ProblemButtons.tsx'
import { ProblemComments, ProblemCourse, ProblemPhotos } from './ProblemSections.tsx'

interface ProblemPagesProps {
  readonly texts: ProblemTexts
  readonly type: 'tour' | 'myscust'
  /** The input for the store. */
  readonly shop?: ComponentType
  /** The form for a comment on the problem on screen; nothing for users who may not comment. */
  readonly comment: ComponentType
}

const Shop = () => <StoreInput source="store_id" own permit="tour" />

/** The pages and forms of problems, those of staff and those of mystery customers. */
export const problemPages = ({ texts, type, shop = Shop, comment }: ProblemPagesProps) =>
  ({
    status: 'status',
    looks: problemLooks,
    form: [
      {
        title: `${texts}.group.issue`,
        fields: [shop, 'category', 'severity', 'title', 'description', 'attachs_before'],
      },
      { title: `${texts}.group.who`, fields: ['assignee_id', 'department', 'due_at'] },
    ],
    facts: ['title', 'severity', 'due_at', 'assignee_id'],
    buttons: ProblemButtons,
    banner: () => <FormerShop texts={texts} />,
    sections: [
      {
        title: `${texts}.group.issue`,
        fields: ['store_id', 'brand_id', 'floor_id', 'category', 'description'],
      },
      () => <ProblemPhotos texts={texts} />,
      () => <ProblemCourse texts={texts} type={type} />,
      () => <ProblemComments texts={texts} type={type} form={comment} />,
    ],
  }) satisfies ScreenParts<Problem>
