/** Leads to what is still to be decided. Where its choices are on their way, the focus follows when they arrive. */
export function showPart(id: string): void {
	const part = document.getElementById(id);
	if (!part) return;
	part.scrollIntoView({ block: "center" });
	if (focusChoice(part)) return;
	const arrival = new MutationObserver(() => {
		if (focusChoice(part)) arrival.disconnect();
	});
	arrival.observe(part, { childList: true, subtree: true });
	// Whoever has gone elsewhere meanwhile is not called back.
	document.addEventListener("focusin", () => arrival.disconnect(), {
		once: true,
	});
}

function focusChoice(part: HTMLElement): boolean {
	const choice = part.querySelector<HTMLElement>(
		"input:not(:disabled), button",
	);
	choice?.focus({ preventScroll: true });
	return choice !== null;
}
