import { createStream } from "./open-stream";

class Source {
	static opened: Source[] = [];
	isClosed = false;
	onopen = () => {};
	onmessage = (_: { data: string }) => {};
	onerror = () => {};
	constructor(readonly url: string) {
		Source.opened.push(this);
	}
	close() {
		this.isClosed = true;
	}
}

let visibility: DocumentVisibilityState;
let hasLine: boolean;
const leaving: (() => void)[] = [];

beforeEach(() => {
	jest.useFakeTimers();
	Source.opened = [];
	visibility = "visible";
	hasLine = true;
	window.EventSource = Source as never;
	jest
		.spyOn(document, "visibilityState", "get")
		.mockImplementation(() => visibility);
	jest.spyOn(navigator, "onLine", "get").mockImplementation(() => hasLine);
});
afterEach(() => {
	for (const leave of leaving.splice(0)) leave();
	jest.useRealTimers();
	jest.restoreAllMocks();
});

const last = () => Source.opened.at(-1) as Source;

function show(next: DocumentVisibilityState) {
	visibility = next;
	document.dispatchEvent(new Event("visibilitychange"));
}

function line(isThere: boolean) {
	hasLine = isThere;
	window.dispatchEvent(new Event(isThere ? "online" : "offline"));
}

function follow() {
	const onAny = jest.fn();
	const { follow, isOpen } = createStream("shopper", onAny);
	const heard: (number | undefined)[] = [];
	const leave = follow((id) => heard.push(id));
	leaving.push(leave);
	return { heard, leave, isOpen, follow, onAny };
}

test("all parts of a page share one stream, which ends with the last of them", () => {
	const { follow: followToo, leave, heard, onAny } = follow();
	const other: unknown[] = [];
	const leaveToo = followToo((id) => other.push(id));
	expect(Source.opened).toHaveLength(1);
	expect(last().url).toBe("/api/front/conversation/stream");
	last().onmessage({ data: "12" });
	expect([heard, other]).toEqual([[12], [12]]);
	expect(onAny).toHaveBeenCalledTimes(1);
	leave();
	expect(last().isClosed).toBe(false);
	leaveToo();
	expect(last().isClosed).toBe(true);
});

test("what may have been missed before it opened is asked for", () => {
	const { heard, isOpen } = follow();
	expect(isOpen.get()).toBe(false);
	last().onopen();
	expect(isOpen.get()).toBe(true);
	expect(heard).toEqual([undefined]);
});

test("nobody hears anything on a page that is not looked at, and at once when somebody is back", () => {
	const { isOpen } = follow();
	last().onopen();
	show("hidden");
	expect([last().isClosed, isOpen.get()]).toEqual([true, false]);
	jest.runAllTimers();
	expect(Source.opened).toHaveLength(1);
	show("visible");
	expect(Source.opened).toHaveLength(2);
});

test("a line that was cut brings the stream back as soon as it is there again", () => {
	follow();
	last().onopen();
	line(false);
	expect(last().isClosed).toBe(true);
	line(true);
	expect(Source.opened).toHaveLength(2);
});

test("a shop that refuses is asked ever more seldom, once a minute at last", () => {
	const { isOpen } = follow();
	const waits: number[] = [];
	for (let tries = 0; tries < 10; tries += 1) {
		last().onerror();
		expect([last().isClosed, isOpen.get()]).toEqual([true, false]);
		const at = Date.now();
		jest.advanceTimersToNextTimer();
		waits.push(Date.now() - at);
	}
	expect(Source.opened).toHaveLength(11);
	expect(waits[0]).toBeLessThanOrEqual(4_000);
	for (const wait of waits.slice(5)) {
		expect(wait).toBeGreaterThanOrEqual(30_000);
		expect(wait).toBeLessThanOrEqual(60_000);
	}
});

test("where a stream has held for long the next loss is the first again", () => {
	follow();
	for (let tries = 0; tries < 8; tries += 1) {
		last().onerror();
		jest.advanceTimersToNextTimer();
	}
	last().onopen();
	jest.advanceTimersByTime(120_000);
	last().onerror();
	const at = Date.now();
	jest.advanceTimersToNextTimer();
	expect(Date.now() - at).toBeLessThanOrEqual(2_000);
});

test("a browser without streams is left to ask", () => {
	window.EventSource = undefined as never;
	expect(follow().isOpen.get()).toBe(false);
});
