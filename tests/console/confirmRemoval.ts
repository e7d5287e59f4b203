import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

/** Clicks a button that removes something, and answers its question. */
export async function confirmRemoval(user: Pick<UserEvent, 'click'>, name: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name }))
  const question = await screen.findByRole('dialog', { name })
  await user.click(within(question).getByRole('button', { name: 'Remove' }))
}
