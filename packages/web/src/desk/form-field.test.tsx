import type { FormField, FormValue } from '@hardtop/campaign';
import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { useState } from 'preact/compat';
import { expect, it } from 'vitest';
import { render } from '../testing/render.tsx';
import { Plain } from './form-field.tsx';

const MILES: FormField = { kind: 'number', name: 'miles', label: 'Miles', value: 12 };

function Miles({ told }: { told(value: FormValue): void }) {
  const [value, setValue] = useState<FormValue>(12);
  const hear = (next: FormValue) => {
    setValue(next);
    told(next);
  };
  return <Plain field={MILES} value={value} path="miles" problems={[]} onChange={hear} />;
}

it('a number can be typed through what means the same with fewer signs', async () => {
  const told: FormValue[] = [];
  render(<Miles told={(value) => told.push(value)} />);
  const input = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Miles' });
  const user = userEvent.setup();
  await user.clear(input);
  await user.type(input, '1.05');
  expect(input.value).toBe('1.05');
  expect(told.at(-1)).toBe(1.05);
});
