import { useEffect, useLayoutEffect, useRef, useState, type PointerEvent } from 'react';
import { Icon } from '../../site/ui/icon/Icon.tsx';
import type { SaveAnswer } from '../edits/requests.ts';
import { ErrorList } from './ErrorList.tsx';
import { SaveButton } from './SaveButton.tsx';
import { StaffButton } from './StaffButton.tsx';
import { useStaff } from './context.ts';
import { useSave } from './useSave.ts';

interface OrderListProps {
  /** The names of the things in their present order. */
  names: readonly string[];
  /** The index of the thing that is open. */
  current: number;
  /** Saves the new order: the present indexes. */
  saveOrder: (order: readonly number[]) => Promise<SaveAnswer | undefined>;
  /** The names of the values that are saved with the order. */
  savedFields: readonly string[];
}

/** Renders the names of entries or cards, which staff move by buttons or by a finger, and save once. */
export function OrderList({ names, current, saveOrder, savedFields }: OrderListProps) {
  const { keepTyped, strings, typed } = useStaff();
  const { save, isSaving, errors } = useSave();
  const [order, setOrder] = useState(() => {
    const restored = typed['order']?.split(' ').map(Number);
    return restored?.length === names.length ? restored : names.map((_, index) => index);
  });
  /** The order that is saved, while something else in the same sheet is not. */
  const [saved, setSaved] = useState<readonly number[]>(() => names.map((_, index) => index));
  const [moved, setMoved] = useState(current);
  const list = useRef<HTMLOListElement>(null);
  /** The pressed button, which keeps the focus while its row moves. */
  const pressed = useRef<HTMLElement>(undefined);
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a new order moves the button
  useLayoutEffect(() => pressed.current?.focus(), [order]);
  /** Moves a thing in the latest order, which this component may not have rendered yet. */
  const move = (thing: number, placeIn: (latest: readonly number[]) => number) => {
    setMoved(thing);
    setOrder((latest) => {
      const place = placeIn(latest);
      if (latest[place] === thing) return latest;
      return latest.filter((other) => other !== thing).toSpliced(place, 0, thing);
    });
  };
  /** The thing at the finger. The list gets its moves, because a row that moves would lose them. */
  const dragged = useRef<number>(undefined);
  const drag = ({ clientY }: PointerEvent) => {
    const thing = dragged.current;
    const rows = [...(list.current?.children ?? [])].map((row) => row.getBoundingClientRect());
    const place = rows.findIndex(({ top, bottom }) => top <= clientY && clientY < bottom);
    if (thing !== undefined && place >= 0) move(thing, () => place);
  };
  const drop = () => {
    dragged.current = undefined;
  };
  const isChanged = order.some((thing, place) => thing !== saved[place]);
  const unsaved = isChanged ? order.join(' ') : undefined;
  const kept = useRef(typed['order']);
  useEffect(() => {
    if (unsaved === kept.current) return;
    kept.current = unsaved;
    keepTyped({ order: unsaved });
  }, [unsaved, keepTyped]);
  const saveAll = async () => {
    const answer = await saveOrder(order);
    if (answer?.result === 'saved') setSaved(order);
    return answer;
  };
  const nameOfMoved = names[moved] ?? '';
  return (
    <details>
      <summary>
        {strings.entry(strings.order, strings.numberOf(order.indexOf(current) + 1, names.length))}
      </summary>
      <div className="stack">
        <ol
          ref={list}
          role="list"
          className={isChanged ? 'order is-changed' : 'order'}
          onPointerMove={drag}
          onLostPointerCapture={drop}
        >
          {order.map((thing, place) => {
            const name = names[thing] ?? '';
            return (
              <li key={thing} aria-current={thing === current || undefined}>
                <span
                  className="handle"
                  onPointerDown={({ pointerId }) => {
                    dragged.current = thing;
                    list.current?.setPointerCapture(pointerId);
                  }}
                >
                  <Icon name="list" />
                </span>
                <span>{name}</span>
                {([-1, 1] as const).map((step) => (
                  <StaffButton
                    key={step}
                    aria-label={strings.entry(step < 0 ? strings.moveUp : strings.moveDown, name)}
                    disabled={order[place + step] === undefined}
                    onClick={({ currentTarget }) => {
                      pressed.current = currentTarget;
                      move(thing, (latest) => latest.indexOf(thing) + step);
                    }}
                  >
                    {step < 0 ? '↑' : '↓'}
                  </StaffButton>
                ))}
              </li>
            );
          })}
        </ol>
        <p role="status" className="visually-hidden">
          {isChanged &&
            strings.entry(nameOfMoved, strings.numberOf(order.indexOf(moved) + 1, names.length))}
        </p>
        <ErrorList errors={errors} />
        <SaveButton
          look="primary"
          isSaving={isSaving}
          disabled={!isChanged}
          onClick={() => void save(saveAll, savedFields)}
        >
          {strings.saveOrder}
        </SaveButton>
      </div>
    </details>
  );
}
