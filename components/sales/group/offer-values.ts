import type { BodyOf } from "@/gateway/contract/call";
import type {
	StaffOffer,
	saveOffer,
} from "@/gateway/contract/sales/group-admin";

type OfferBody = BodyOf<typeof saveOffer>;
type Terms = Omit<OfferBody, "id" | "skuId">;

/** As it is typed; moments on Hong Kong's clock, as an input for them writes them. */
interface OfferValues extends Record<keyof Terms, string> {
	/** Undefined until one is chosen. */
	skuId: number | undefined;
}

const dayMs = 24 * 60 * 60_000;
const hongKongMs = 8 * 60 * 60_000;

/** "2026-11-22T18:00", Hong Kong time. */
export function momentToType(at: number): string {
	return new Date(at + hongKongMs).toISOString().slice(0, 16);
}

/** Two people, a day, a week from now on; or an offer as it is. */
export function valuesOf(
	offer: StaffOffer | undefined,
	now: number,
): OfferValues {
	return {
		skuId: offer?.skuId,
		price: offer?.price ?? "",
		size: String(offer?.size ?? 2),
		hours: String(offer?.hours ?? 24),
		piecesMax: String(offer?.piecesMax ?? 5),
		startsAt: momentToType(offer ? Date.parse(offer.startsAt) : now),
		endsAt: momentToType(offer ? Date.parse(offer.endsAt) : now + 7 * dayMs),
	};
}

/** What is not yet right is left to the gateway, which names the field. */
export function bodyOf(id: number | undefined, values: OfferValues): OfferBody {
	const { price, size, hours, piecesMax, startsAt, endsAt } = values;
	const [whole = "", cents = ""] = price.trim().split(".");
	return {
		id,
		skuId: values.skuId ?? 0,
		price: `${whole}.${cents.padEnd(2, "0")}`,
		size: Number(size),
		hours: Number(hours),
		piecesMax: Number(piecesMax),
		startsAt: `${startsAt}:00+08:00`,
		endsAt: `${endsAt}:00+08:00`,
	};
}
