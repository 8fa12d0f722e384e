import { useLocale } from "next-intl";
import useSWR from "swr";
import { slotCutOffMinutes } from "@/gateway/contract/delivery/slot-terms";
import type { ListedStore } from "@/gateway/contract/delivery/store";
import type { LocaleCode } from "@/gateway/contract/locale";
import { browserApi } from "@/lib/api/browser";
import { type DeliveryLocation, useLocation } from "./chosen-location";

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const hongKongOffsetMs = 8 * 60 * minuteMs;
/** Slots fill and close while a page stays open. */
const refreshMsMax = 5 * minuteMs;
/** So that the gateway's clock has passed it too. */
const marginMs = 1_000;

/** What the gateway said of the stores around a place, and when. */
interface Notified {
	/** Those that deliver there first, the nearest before the others. */
	stores: ListedStore[];
	/** What "today" is counted from, in milliseconds. */
	at: number;
}

export interface Delivery {
	/** Undefined for a shopper who has not chosen. */
	place: DeliveryLocation | undefined;
	/** Undefined until it is known, and where it could not be asked. */
	delivery: Notified | undefined;
	isUnknown: boolean;
}

/**
 * What the stores promise for the chosen place. Whoever shows any of it asks here, so that all of a page agrees; asked
 * anew when the shopper comes back, when the earliest slot stops taking orders and when the day ends.
 */
export function useDelivery(): Delivery {
	const locale = useLocale();
	const place = useLocation();
	const { data, error } = useSWR<Notified>(
		place && ["delivery", locale, place.latitude, place.longitude],
		() => ask(locale, place as DeliveryLocation),
		// Written in place: SWR sets its timer anew for a function that is new.
		{ refreshInterval: (delivery) => untilStale(delivery), errorRetryCount: 5 },
	);
	return { place, delivery: data, isUnknown: error !== undefined && !data };
}

async function ask(
	locale: LocaleCode,
	{ latitude, longitude }: DeliveryLocation,
): Promise<Notified> {
	const stores = await browserApi(locale).get("/api/front/store/list", {
		query: { latitude, longitude },
	});
	return { stores, at: Date.now() };
}

/** Cut-offs that are over by the device's clock tell of a clock that is wrong. */
function untilStale(delivery: Notified | undefined): number {
	if (!delivery) return 0;
	const now = Date.now();
	const cutOffs = delivery.stores
		.flatMap(({ nextSlot }) => (nextSlot ? Date.parse(nextSlot.from) : []))
		.map((from) => from - slotCutOffMinutes * minuteMs - now)
		.filter((leftMs) => leftMs > 0);
	const midnight = dayMs - ((now + hongKongOffsetMs) % dayMs);
	return Math.min(
		refreshMsMax,
		midnight + marginMs,
		...cutOffs.map((leftMs) => leftMs + marginMs),
	);
}
