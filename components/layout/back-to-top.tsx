"use client";

import { useSyncExternalStore } from "react";
import { Icon } from "@/components/ui/icon";

function subscribe(listener: () => void) {
	window.addEventListener("scroll", listener, { passive: true });
	return () => window.removeEventListener("scroll", listener);
}

function isFarDown(): boolean {
	return window.scrollY > window.innerHeight;
}

/** There after one screen of scrolling. The focus goes up with the page: at the top this button is gone. */
export function BackToTop({ label, word }: { label: string; word: string }) {
	const isUseful = useSyncExternalStore(subscribe, isFarDown, () => false);

	function goUp() {
		const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
		document.getElementById("content")?.focus({ preventScroll: true });
		window.scrollTo({ top: 0, behavior: isCalm ? "instant" : "smooth" });
	}

	return (
		<button
			type="button"
			className="item row gap-x1 full head-small text-centre rule-below"
			aria-label={label}
			hidden={!isUseful}
			onClick={goUp}
		>
			<Icon name="arrow-up" size={22} />
			<span className="word" aria-hidden="true">
				{word}
			</span>
		</button>
	);
}
