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
	const find = (selector: string) => part.querySelector<HTMLElement>(selector);
	// A tab that takes the focus is chosen by it: the day in sight stays.
	const choice =
		find("input:not(:disabled)") ??
		find("[role=tab][aria-selected=true]") ??
		find("button");
	choice?.focus({ preventScroll: true });
	return choice !== null;
}
