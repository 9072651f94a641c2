import type { ComponentProps } from 'react';
import { useStaff } from '../context.ts';

const quarters = Array.from({ length: 24 * 4 }, (_, index) => {
  const [hour, minute] = [Math.floor(index / 4), (index % 4) * 15];
  return [hour, minute].map((number) => String(number).padStart(2, '0')).join(':');
});

/** Renders the times of a day to choose from, as the page writes them. A time input is in the browser's language. */
export function TimeSelect({
  value = '',
  ...props
}: ComponentProps<'select'> & { value?: string | undefined }) {
  const { dates } = useStaff();
  const times = quarters.includes(value) ? quarters : [value, ...quarters].toSorted();
  return (
    <select {...props} defaultValue={value}>
      {times.map((time) => (
        <option key={time} value={time}>
          {time && (dates?.time(time) ?? time)}
        </option>
      ))}
    </select>
  );
}
