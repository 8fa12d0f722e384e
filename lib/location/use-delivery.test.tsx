import { act, renderHook, waitFor } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import { SWRConfig } from "swr";
import { chooseLocation, type DeliveryLocation } from "./chosen-location";
import { useDelivery } from "./use-delivery";

const shaTin: DeliveryLocation = {
	latitude: 22.38,
	longitude: 114.19,
	label: "沙田",
};
const mongKok: DeliveryLocation = {
	latitude: 22.32,
	longitude: 114.17,
	label: "旺角",
};
const minuteMs = 60_000;

let asked: URLSearchParams[];
let nextSlot: { from: string; to: string };

/** What stands at the shop's door: it knows one store, which delivers wherever it is asked for. */
function answer(input: string): Response {
	const url = new URL(input, "http://shop.test");
	asked.push(url.searchParams);
	const name = `near ${url.searchParams.get("latitude")}`;
	const data = [{ id: 1, name, nextSlot, delivers: true }];
	return {
		status: 200,
		ok: true,
		headers: new Headers({ "content-type": "application/json" }),
		json: async () => ({ code: 200, message: "", data }),
		text: async () => JSON.stringify({ code: 200, message: "", data }),
	} as Response;
}

function setClock(text: string) {
	jest.useFakeTimers({ now: new Date(`${text}+08:00`), advanceTimers: true });
}

beforeEach(() => {
	asked = [];
	nextSlot = {
		from: "2026-11-21T18:00:00.000+08:00",
		to: "2026-11-21T20:00:00.000+08:00",
	};
	global.fetch = async (input) => answer(String(input));
	localStorage.clear();
});
afterEach(() => jest.useRealTimers());

function Page({ children }: { children: ReactNode }) {
	return (
		<NextIntlClientProvider locale="en" messages={{}}>
			<SWRConfig value={{ provider: () => new Map() }}>{children}</SWRConfig>
		</NextIntlClientProvider>
	);
}

async function openAt(clock: string, place: DeliveryLocation) {
	setClock(clock);
	chooseLocation(place);
	const { result } = renderHook(() => useDelivery(), { wrapper: Page });
	await waitFor(() => expect(result.current.delivery).toBeDefined());
	return result;
}

test("another place is followed at once, and the answer for the one before is gone", async () => {
	const result = await openAt("2026-11-21T12:00", shaTin);
	expect(result.current.delivery?.stores[0]?.name).toBe("near 22.38");
	act(() => chooseLocation(mongKok));
	expect(result.current.delivery).toBeUndefined();
	await waitFor(() =>
		expect(result.current.delivery?.stores[0]?.name).toBe("near 22.32"),
	);
	expect(result.current.place).toEqual(mongKok);
});

test("when the earliest slot stops taking orders the stores are asked anew", async () => {
	const result = await openAt("2026-11-21T16:28", shaTin);
	expect(asked).toHaveLength(1);
	nextSlot = {
		from: "2026-11-21T20:00:00.000+08:00",
		to: "2026-11-21T22:00:00.000+08:00",
	};
	await act(() => jest.advanceTimersByTimeAsync(2 * minuteMs + 2_000));
	await waitFor(() =>
		expect(result.current.delivery?.stores[0]?.nextSlot).toEqual(nextSlot),
	);
	expect(asked).toHaveLength(2);
});

test("when Hong Kong's day ends what is said is counted from the new one", async () => {
	nextSlot = {
		from: "2026-11-22T10:00:00.000+08:00",
		to: "2026-11-22T12:00:00.000+08:00",
	};
	const result = await openAt("2026-11-21T23:58", shaTin);
	await act(() => jest.advanceTimersByTimeAsync(2 * minuteMs + 2_000));
	const midnight = new Date("2026-11-22T00:00+08:00").getTime();
	await waitFor(() =>
		expect(result.current.delivery?.at).toBeGreaterThanOrEqual(midnight),
	);
});

test("a device whose clock is ahead does not ask without end", async () => {
	await openAt("2026-11-21T19:00", shaTin);
	await act(() => jest.advanceTimersByTimeAsync(4 * minuteMs));
	expect(asked).toHaveLength(1);
});
