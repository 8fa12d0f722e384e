import { keepTrying } from "./keep-trying";

afterEach(() => jest.useRealTimers());

test("what cannot be had while the line is down is asked for again until it is there", async () => {
	jest.useFakeTimers();
	const asked: number[] = [];
	const loaded = keepTrying(async () => {
		asked.push(Date.now());
		if (asked.length < 7) throw new TypeError("no connection");
		return "words";
	});
	await jest.advanceTimersByTimeAsync(60_000);
	expect(await loaded).toBe("words");
	const pauses = asked.slice(1).map((at, one) => at - (asked[one] ?? 0));
	expect(pauses).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 16_000]);
});
