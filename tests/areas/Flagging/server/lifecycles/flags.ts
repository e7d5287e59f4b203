import type { StepTable } from '#tests/server/lifecycles/walk.ts'

const by = (code: number) => `${code} 4033 4030 4040 ${code}`

const closed = {
  acknowledge: by(4091),
  follow_up: by(4091),
  mute: by(4091),
  unmute: by(4091),
  clear: by(4091),
  reopen: by(4091),
}

/**
 * Flags. The columns: the manager of the site, who looks after the shop; a manager of the group, who looks after
 * none; an auditor; the manager of another site; the administrator.
 */
export const flags: StepTable = {
  open: { ...closed, acknowledge: by(0), follow_up: by(0), mute: by(0), clear: by(0) },
  acknowledged: { ...closed, follow_up: by(0), mute: by(0), clear: by(0) },
  in_follow_up: { ...closed, mute: by(0), clear: by(0) },
  muted: { ...closed, unmute: by(0), clear: by(0) },
  cleared: { ...closed, reopen: by(0) },
}
