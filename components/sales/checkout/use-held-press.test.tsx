import { act, renderHook } from "@testing-library/react";
import type { Quote } from "@/gateway/contract/sales/checkout";
import { deferred } from "@/gateway/testing/deferred";
import { useHeldPress } from "./use-held-press";

const quoteOf = (total: string, changes: unknown[] = []) =>
	({ total, changes, groups: [] as unknown[] }) as Quote;

const arriving = (from: string) =>
	({
		...quoteOf("468.00"),
		groups: [{ key: "store-1", slot: { from } }],
	}) as Quote;
const morning = "2026-11-25T10:00:00+08:00";
const evening = "2026-11-25T20:00:00+08:00";

function shown(
	first: Quote | undefined = quoteOf("468.00"),
	slots: Record<string, string> = {},
) {
	let sent = 0;
	const counting = { quote: first, slots, error: undefined as unknown };
	const { result, rerender } = renderHook(
		(isPending: boolean) =>
			useHeldPress({ ...counting, isPending }, () => {
				sent++;
			}),
		{ initialProps: false },
	);
	return {
		press: () => act(() => void result.current.press()),
		write: (save: () => Promise<boolean>) => {
			result.current.sender.current = save;
		},
		count: () => rerender(true),
		counted: (found: { quote?: Quote; error?: unknown } = {}) => {
			Object.assign(counting, found);
			rerender(false);
		},
		now: () => ({
			sent,
			isHeld: result.current.isHeld,
			isOvertaken: result.current.isOvertaken,
		}),
	};
}

test("a press on amounts that stand is sent at once", () => {
	const button = shown();
	button.press();
	expect(button.now()).toEqual({ sent: 1, isHeld: false, isOvertaken: false });
});

test("a press while the amounts are counted anew is sent once they stand, and only once", () => {
	const button = shown();
	button.count();
	button.press();
	button.press();
	expect(button.now()).toEqual({ sent: 0, isHeld: true, isOvertaken: false });
	button.counted({ quote: quoteOf("468.00") });
	expect(button.now()).toEqual({ sent: 1, isHeld: false, isOvertaken: false });
	button.count();
	button.counted();
	expect(button.now().sent).toBe(1);
});

test.each([
	["another total", quoteOf("470.00")],
	["a change to be told of", quoteOf("468.00", [{ kind: "price" }])],
])(
	"a press agrees to what was seen: with %s nothing is sent until the next one",
	(_, quote) => {
		const button = shown();
		button.count();
		button.press();
		button.counted({ quote });
		expect(button.now()).toEqual({ sent: 0, isHeld: false, isOvertaken: true });
		button.press();
		expect(button.now()).toEqual({
			sent: 1,
			isHeld: false,
			isOvertaken: false,
		});
	},
);

test("a time that the shopper chose just before the press is agreed to, one that came by itself is not", () => {
	const chosen = shown(arriving(morning), { "store-1": evening });
	chosen.count();
	chosen.press();
	chosen.counted({ quote: arriving(evening) });
	expect(chosen.now()).toEqual({ sent: 1, isHeld: false, isOvertaken: false });

	const moved = shown(arriving(morning));
	moved.count();
	moved.press();
	moved.counted({ quote: arriving(evening) });
	expect(moved.now()).toEqual({ sent: 0, isHeld: false, isOvertaken: true });
});

test("changes that were named before the press do not stand in its way", () => {
	const button = shown(quoteOf("468.00", [{ kind: "price" }]));
	button.count();
	button.press();
	button.counted();
	expect(button.now()).toEqual({ sent: 1, isHeld: false, isOvertaken: false });
});

test("a press whose amounts could not be counted is not sent later", () => {
	const button = shown();
	button.count();
	button.press();
	button.counted({ error: new Error("no connection") });
	expect(button.now()).toEqual({ sent: 0, isHeld: false, isOvertaken: false });
	button.count();
	button.counted({ error: undefined });
	expect(button.now().sent).toBe(0);
});

test("an address that is being written is saved first, once, and what it comes to is waited for", async () => {
	const button = shown();
	const saving = deferred<boolean>();
	const save = jest.fn(() => saving.promise);
	button.write(save);
	button.press();
	button.press();
	expect(save).toHaveBeenCalledTimes(1);
	expect(button.now()).toEqual({ sent: 0, isHeld: true, isOvertaken: false });
	button.count();
	await act(async () => saving.resolve(true));
	expect(button.now().sent).toBe(0);
	button.counted({ quote: quoteOf("468.00") });
	expect(button.now()).toEqual({ sent: 1, isHeld: false, isOvertaken: false });
});

test("an address that comes to another total is agreed to by another press", async () => {
	const button = shown();
	button.write(async () => true);
	button.count();
	await act(async () => button.press());
	button.counted({ quote: quoteOf("498.00") });
	expect(button.now()).toEqual({ sent: 0, isHeld: false, isOvertaken: true });
});

test("an address that was not saved is not sent later", async () => {
	const button = shown();
	button.write(async () => false);
	await act(async () => button.press());
	expect(button.now()).toEqual({ sent: 0, isHeld: false, isOvertaken: false });
	button.count();
	button.counted();
	expect(button.now().sent).toBe(0);
});

test("another time of delivery at the same total is looked at before it is agreed to", () => {
	const at = (from: string) =>
		({
			...quoteOf("468.00"),
			groups: [{ slot: { from } }] as unknown[],
		}) as Quote;
	const button = shown(at("10:00"));
	button.count();
	button.press();
	button.counted({ quote: at("14:00") });
	expect(button.now()).toEqual({ sent: 0, isHeld: false, isOvertaken: true });
});
