import { atMostEvery } from "./at-most-every";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test("the first is done at once, what comes meanwhile once more, and nothing is left undone", () => {
	let done = 0;
	const act = atMostEvery(1_000, () => {
		done += 1;
	});
	act();
	expect(done).toBe(1);
	for (let times = 0; times < 5; times += 1) act();
	expect(done).toBe(1);
	jest.advanceTimersByTime(1_000);
	expect(done).toBe(2);
	jest.advanceTimersByTime(5_000);
	expect(done).toBe(2);
	act();
	expect(done).toBe(3);
});
