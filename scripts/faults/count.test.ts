import { countHung, describeTimes, hungAfterMs, recoveriesOf } from "./count";

const fault = { startedAt: 1_000, endedAt: 5_000 };
const fill = "/api/front/cart/save";
const pay = "/api/front/pay/payment";

test("a step has recovered when the first of its kind is served after the fault's end", () => {
	const asked = (path: string, endedAt: number, code = 200) => ({
		path,
		startedAt: 900,
		endedAt,
		code,
	});
	expect(
		recoveriesOf(
			[
				asked(fill, 4_900),
				asked(fill, 5_700),
				asked(fill, 5_300),
				asked(pay, 5_100, 503),
				{ path: "/api/front/pay/status/1", startedAt: 4_000 },
			],
			fault,
		),
	).toEqual([300, undefined, undefined, undefined, undefined, undefined]);
});

test("a request hangs that was asked before a fault's end and is not over long after it", () => {
	const late = fault.endedAt + hungAfterMs + 1;
	const seen = [
		{ path: fill, startedAt: 4_000 },
		{ path: fill, startedAt: 4_000, endedAt: late },
		{ path: fill, startedAt: 4_000, endedAt: late - 2 },
		{ path: fill, startedAt: 5_001 },
	];
	expect(countHung(seen, [fault], late)).toBe(2);
	expect(countHung(seen, [fault], late - 2)).toBe(1);
	expect(countHung(seen, [], late)).toBe(0);
});

test("times are told by their middle and by what hardly any takes longer", () => {
	const times = Array.from({ length: 101 }, (_, at) => at * 10);
	expect(describeTimes(times.reverse())).toBe("p50 500 ms p99 990 ms");
	expect(describeTimes([])).toBe("p50 none p99 none");
});
