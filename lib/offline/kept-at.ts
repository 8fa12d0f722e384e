import { useSyncExternalStore } from "react";
import { createListeners } from "../page-state/store";
import { keptAtAttribute } from "./offline-terms";

const { tell, listen } = createListeners();
let shown: string | undefined;

function read(): number | undefined {
	const at = document.documentElement.getAttribute(keptAtAttribute);
	return Number(at) || undefined;
}

/** When this page was kept, in milliseconds; undefined where it has just come from the shop. */
export function useKeptAt(): number | undefined {
	return useSyncExternalStore(listen, read, () => undefined);
}

/** A page is shown. One that follows the first of a document came from the shop. */
export function noteShown(address: string): void {
	const isFirst = shown === undefined || shown === address;
	shown = address;
	if (isFirst || read() === undefined) return;
	document.documentElement.removeAttribute(keptAtAttribute);
	tell();
}

const clock = { hour: "2-digit", minute: "2-digit" } as const;
const day = { day: "numeric", month: "numeric" } as const;

/** "14:05" or "27/11, 14:05" in Hong Kong; figures that every language of the shop reads. */
export function formatKeptAt(at: number, now = Date.now()): string {
	const inHongKong = (moment: number, form: Intl.DateTimeFormatOptions) =>
		new Intl.DateTimeFormat("en-GB", {
			timeZone: "Asia/Hong_Kong",
			...form,
		}).format(moment);
	const isToday = inHongKong(at, day) === inHongKong(now, day);
	return inHongKong(at, isToday ? clock : { ...day, ...clock });
}
