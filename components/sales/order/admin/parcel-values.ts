import type { BodyOf } from "@/gateway/contract/call";
import type {
	shipOrder as ShipCall,
	StaffOrder,
} from "@/gateway/contract/sales/order-admin";
import type { LineLeft } from "./gather-lines";

type Sent = BodyOf<typeof ShipCall>["parcels"];

/** What is said of a parcel, by how it goes. */
export const parcelTexts = {
	courier: ["courier", "trackingNo"],
	own: ["delivererName", "delivererPhone"],
	virtual: ["content"],
} as const;
export type DeliveryMethod = keyof typeof parcelTexts;
type ParcelText = (typeof parcelTexts)[DeliveryMethod][number];

type ParcelValues = Partial<Record<ParcelText, string>> & {
	method: DeliveryMethod;
	/** Of each line, by its id. */
	pieces: Record<string, string>;
};

/** What a parcel begins with; a merchant's own people usually bring food. */
export function newParcel(
	{ cartType }: StaffOrder,
	lines: LineLeft[],
): ParcelValues {
	return {
		method: cartType === "SUPERMARKET" ? "own" : "courier",
		pieces: Object.fromEntries(lines.map(({ id }) => [id, "0"])),
	};
}

/** Everything that is left, for the first of several. */
export function allPieces(lines: LineLeft[]): ParcelValues["pieces"] {
	return Object.fromEntries(lines.map(({ id, left }) => [id, String(left)]));
}

/** Where there are several, each says how many of each line it holds. */
export function parcelsOf(parcels: ParcelValues[], lines: LineLeft[]): Sent {
	return parcels.map((parcel) => ({
		method: parcel.method,
		...Object.fromEntries(
			parcelTexts[parcel.method].map((text) => [text, parcel[text] ?? ""]),
		),
		...(parcels.length > 1 && {
			lines: lines.flatMap(({ id }) => {
				const quantity = Number(parcel.pieces[id]);
				return quantity > 0 ? [{ lineId: id, quantity }] : [];
			}),
		}),
	})) as Sent;
}
