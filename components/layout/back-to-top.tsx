"use client";

import { Icon } from "@/components/ui/icon";

/** The focus goes up with the page. */
function goUp() {
	const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
	document.getElementById("content")?.focus({ preventScroll: true });
	window.scrollTo({ top: 0, behavior: isCalm ? "instant" : "smooth" });
}

export function BackToTop({ label, word }: { label: string; word: string }) {
	return (
		<button
			type="button"
			className="item row gap-x1 full head-small text-centre"
			aria-label={label}
			onClick={goUp}
		>
			<Icon name="arrow-up" size={22} />
			<span>{word}</span>
		</button>
	);
}
