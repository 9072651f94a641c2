import { describe, expect, test } from 'vitest';
import { fill } from '../../../src/lib/template.ts';

describe('The blanks of a template', () => {
  test('are filled, each as often as it stands there', () => {
    expect(fill('{service}: {service} from {days}', { service: 'Pickup', days: 'Sunday' })).toBe(
      'Pickup: Pickup from Sunday',
    );
  });

  test('are filled all at once: brackets that a visitor types stay as they are', () => {
    expect(fill('{name} writes: {message}', { name: '{message}', message: '{name}' })).toBe(
      '{message} writes: {name}',
    );
  });

  test('are filled with dollar signs as they are', () => {
    expect(fill('It costs {price}.', { price: "$& $1 $$ $'" })).toBe("It costs $& $1 $$ $'.");
  });

  test('stay as written where there is nothing to fill in', () => {
    expect(fill('{service} {toString} {constructor} { days } {10}', {})).toBe(
      '{service} {toString} {constructor} { days } {10}',
    );
  });

  test('may be filled with nothing', () => {
    expect(fill('Phone: {phone}.', { phone: '' })).toBe('Phone: .');
  });
});
