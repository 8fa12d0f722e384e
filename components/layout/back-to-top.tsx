"use client";

import { type ReactNode, useSyncExternalStore } from "react";

interface BackToTopProps {
	className?: string;
	label: string;
	children: ReactNode;
}

function subscribe(listener: () => void) {
	window.addEventListener("scroll", listener, { passive: true });
	return () => window.removeEventListener("scroll", listener);
}

function isFarDown(): boolean {
	return window.scrollY > window.innerHeight;
}

/** There after one screen of scrolling. The focus goes up with the page: at the top this button is gone. */
export function BackToTop({ className, label, children }: BackToTopProps) {
	const isUseful = useSyncExternalStore(subscribe, isFarDown, () => false);

	function goUp() {
		const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
		document.getElementById("content")?.focus({ preventScroll: true });
		window.scrollTo({ top: 0, behavior: isCalm ? "instant" : "smooth" });
	}

	return (
		<button
			type="button"
			className={className}
			aria-label={label}
			hidden={!isUseful}
			onClick={goUp}
		>
			{children}
		</button>
	);
}
