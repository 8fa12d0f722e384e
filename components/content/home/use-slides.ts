"use client";

import { type RefObject, useEffect, useState } from "react";

const slideMilliseconds = 6000;

interface Slides {
	strip: RefObject<HTMLElement | null>;
	count: number;
	/** While a shopper points at them or reads with the keyboard. */
	isHeld: boolean;
}

function slideTo(strip: HTMLElement | null, at: number) {
	strip?.scrollTo({ left: at * strip.clientWidth });
}

/** Slides change by themselves unless the device asks for calm; the strip's own scrolling says which one is shown. */
export function useSlides({ strip, count, isHeld }: Slides) {
	const [shown, setShown] = useState(0);
	const [isPlaying, setIsPlaying] = useState(false);

	useEffect(() => {
		const calm = window.matchMedia("(prefers-reduced-motion: reduce)");
		setIsPlaying(!calm.matches && count > 1);
	}, [count]);

	useEffect(() => {
		if (!isPlaying || isHeld) return;
		const next = (shown + 1) % count;
		const timer = setTimeout(
			() => slideTo(strip.current, next),
			slideMilliseconds,
		);
		return () => clearTimeout(timer);
	}, [isPlaying, isHeld, shown, count, strip]);

	function follow() {
		const { scrollLeft = 0, clientWidth = 1 } = strip.current ?? {};
		setShown(Math.round(scrollLeft / clientWidth));
	}
	return {
		shown,
		isPlaying,
		follow,
		show: (at: number) => slideTo(strip.current, at),
		toggle: () => setIsPlaying((playing) => !playing),
	};
}
