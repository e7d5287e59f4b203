import { Wizard, WizardField, type WizardErrors } from 'atrium/parts'
import { useState } from 'react'

/**
 * Closes a car park in steps: the day, then a summary, then it is done. The component keeps the input, so
 * going back loses nothing.
 */
export function CloseLot({ name, onClose }: { name: string; onClose: (day: string) => void }) {
  const [day, setDay] = useState('')
  const check = (): WizardErrors => (day === '' ? { day: 'Choose a day' } : {})
  return (
    <Wizard
      steps={[
        {
          id: 'when',
          title: 'From which day',
          fields: ['day'],
          check,
          render: (errors) => (
            <WizardField label="Day" type="date" value={day} onChange={setDay} error={errors['day']} />
          ),
        },
      ]}
      summary={{ title: 'What will happen', content: <p>{`${name} closes on ${day}.`}</p> }}
      words={{ confirm: 'Close the car park' }}
      onConfirm={() => onClose(day)}
    />
  )
}
