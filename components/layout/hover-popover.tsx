"use client";

import { type PointerEvent, type ReactNode, useRef } from "react";

/**
 * A button with `popoverTarget` and its popover, which click, keyboard and Escape serve by themselves. Opens the popover
 * for a mouse that rests on it, and closes what it opened when the mouse leaves.
 */
export function HoverPopover(props: {
	className: string;
	children: ReactNode;
}) {
	const hasOpened = useRef(false);

	function enter({ currentTarget, pointerType }: PointerEvent<HTMLElement>) {
		const popover = popoverIn(currentTarget);
		if (pointerType !== "mouse" || popover?.matches(":popover-open")) return;
		popover?.showPopover();
		hasOpened.current = true;
	}

	function leave({ currentTarget }: PointerEvent<HTMLElement>) {
		if (hasOpened.current) popoverIn(currentTarget)?.hidePopover();
		hasOpened.current = false;
	}

	return <div {...props} onPointerEnter={enter} onPointerLeave={leave} />;
}

function popoverIn(element: HTMLElement): HTMLElement | null {
	return element.querySelector<HTMLElement>("[popover]");
}
