/** Calls when all that the page came with has arrived, or failed to; at once where it has. */
export function onceLoaded(act: () => void): void {
	if (document.readyState === "complete") act();
	else window.addEventListener("load", act, { once: true });
}
