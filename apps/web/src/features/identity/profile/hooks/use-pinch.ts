import { useRef, type PointerEvent } from "react";

interface Point {
  x: number;
  y: number;
}

/** Movement and stretch since the last call. */
interface Pinch {
  right: number;
  down: number;
  /** Factor by which two fingers moved apart: 1 keeps the size, 2 doubles it. */
  stretch: number;
}

/**
 * The event handlers of an element that report the movement of a mouse, pen or finger, or of two
 * fingers, that is pressed on it.
 */
export function usePinch(onPinch: (pinch: Pinch) => void) {
  const held = useRef(new Map<number, Point>());

  function release({ pointerId }: PointerEvent): void {
    held.current.delete(pointerId);
  }

  return {
    onPointerDown: (event: PointerEvent) => {
      // A third finger and other mouse buttons are ignored.
      if (event.button !== 0 || held.current.size === 2) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      held.current.set(event.pointerId, pointOf(event));
    },
    onPointerMove: (event: PointerEvent) => {
      if (!held.current.has(event.pointerId)) return;
      const before = [...held.current.values()];
      held.current.set(event.pointerId, pointOf(event));
      const after = [...held.current.values()];
      const from = middleOf(before);
      const to = middleOf(after);
      onPinch({
        right: to.x - from.x,
        down: to.y - from.y,
        stretch: apart(before) === 0 ? 1 : apart(after) / apart(before),
      });
    },
    onPointerUp: release,
    onPointerCancel: release,
  };
}

function pointOf({ clientX, clientY }: PointerEvent): Point {
  return { x: clientX, y: clientY };
}

function middleOf(points: readonly Point[]): Point {
  const sum = points.reduce(({ x, y }, point) => ({ x: x + point.x, y: y + point.y }));
  return { x: sum.x / points.length, y: sum.y / points.length };
}

/** Distance between two fingers; 0 for one. */
function apart([one, other]: readonly Point[]): number {
  return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
}
