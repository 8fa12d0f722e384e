import {
	type StreamSide,
	streamPaths,
} from "@/gateway/contract/care/stream-terms";
import { createStore } from "../page-state/store";

/** A conversation has changed; any, where what was said meanwhile is not known. */
export type OnChange = (id: number | undefined) => void;

const firstWaitMs = 2_000;
const waitMsMax = 60_000;

/** Whether a page has use for a stream now: the browser knows them, somebody looks at it, and there is a line. */
const isUseful = () =>
	typeof EventSource !== "undefined" &&
	document.visibilityState === "visible" &&
	navigator.onLine;

/** Moments at which that may be otherwise. */
const moments = [
	[() => document, "visibilitychange"],
	[() => window, "online"],
	[() => window, "offline"],
] as const;

/**
 * Hears from the shop what changes, for as long as anybody listens: one for all parts of a page. Where the shop refuses
 * it, or it breaks, it is opened again ever more seldom; meanwhile nothing is heard, and `isOpen` says so. `onAny` is
 * told of each change, once however many listen.
 */
export function createStream(side: StreamSide, onAny: () => void) {
	const isOpen = createStore(false);
	const ears = new Set<OnChange>();
	let source: EventSource | undefined;
	let timer: ReturnType<typeof setTimeout> | undefined;
	let waitMs = firstWaitMs;
	let openedAt = 0;

	function tell(id: number | undefined) {
		for (const ear of [...ears]) ear(id);
		onAny();
	}
	function close() {
		clearTimeout(timer);
		source?.close();
		source = undefined;
		isOpen.set(false);
	}
	function open() {
		source = new EventSource(streamPaths[side]);
		source.onopen = () => {
			openedAt = Date.now();
			isOpen.set(true);
			tell(undefined);
		};
		source.onmessage = ({ data }) => tell(Number(data));
		source.onerror = () => {
			const hasHeld = isOpen.get() && Date.now() - openedAt > waitMsMax;
			waitMs = hasHeld ? firstWaitMs : Math.min(waitMs * 2, waitMsMax);
			close();
			// Not all pages at once, where a node of the shop has ended.
			timer = setTimeout(look, waitMs * (0.5 + Math.random() / 2));
		};
	}
	function look() {
		if (ears.size === 0 || !isUseful()) close();
		else if (!source) open();
	}
	/** Somebody is back, or a line: they do not wait. */
	function lookNow() {
		clearTimeout(timer);
		look();
	}
	function follow(ear: OnChange): () => void {
		if (ears.size === 0)
			for (const [where, name] of moments)
				where().addEventListener(name, lookNow);
		ears.add(ear);
		look();
		return () => {
			ears.delete(ear);
			if (ears.size > 0) return;
			for (const [where, name] of moments)
				where().removeEventListener(name, lookNow);
			close();
		};
	}
	return { follow, isOpen };
}
