import type { Input } from "@/gateway/contract/call";
import type { applyForRefund } from "@/gateway/contract/sales/refund";
import type { NewParcel, ParcelNews } from "./steps";

/** Goods by where they are sold: the nth in stock of a merchant, in the order of their ids. */
interface Wanted {
	merchantId: number;
	cartType: "E_COMMERCE" | "SUPERMARKET";
	nth: number;
	quantity: number;
}

/** One piece of the first line that goes back, or is to; days are counted from the order. */
export interface SampleRefund
	extends Pick<Input<typeof applyForRefund>["body"], "reason" | "remark"> {
	after: number;
	agreedAfter?: number;
	refusedAfter?: number;
	refusal?: string;
}

/** How far an order of a sample shopper has come; each step after the days that passed since it was ordered. */
export interface Life {
	/** Of the sample accounts. */
	accountId: number;
	orderedDaysAgo: number;
	wanted: Wanted[];
	note?: string;
	usesPoints?: boolean;
	isPaid?: boolean;
	cancelledAfter?: number;
	acceptedAfter?: number;
	shippedAfter?: number;
	parcel?: NewParcel;
	news?: ParcelNews[];
	receivedAfter?: number;
	refund?: SampleRefund;
}

const mall = (merchantId: number, nth: number, quantity = 1): Wanted => ({
	merchantId,
	cartType: "E_COMMERCE",
	nth,
	quantity,
});
const food = (nth: number, quantity = 1): Wanted => ({
	merchantId: 1,
	cartType: "SUPERMARKET",
	nth,
	quantity,
});

const courier: NewParcel = {
	method: "courier",
	courier: "SF Express",
	trackingNo: "SF1400098765432",
};
const van: NewParcel = {
	method: "own",
	delivererName: "何家明",
	delivererPhone: "+852 91008888",
};
const onTheWay: ParcelNews[] = [
	{ event: "inTransit", note: "葵涌 Kwai Chung", after: 1.3 },
	{ event: "outForDelivery", note: "", after: 1.9 },
];
const delivered: ParcelNews[] = [
	...onTheWay,
	{ event: "delivered", note: "", after: 2 },
];

/** What shipped and what came of it, in the mall. */
const shipped = { isPaid: true, shippedAfter: 1, parcel: courier };
const received = { ...shipped, news: delivered, receivedAfter: 2.2 };

export const lives: Life[] = [
	// Completed by themselves, fifteen days after receipt.
	{
		accountId: 1,
		orderedDaysAgo: 40,
		...received,
		wanted: [mall(2, 0), mall(3, 0, 2)],
	},
	{ accountId: 2, orderedDaysAgo: 33, ...received, wanted: [mall(4, 0)] },
	{
		accountId: 3,
		orderedDaysAgo: 30,
		isPaid: true,
		wanted: [food(0, 3)],
		acceptedAfter: 0.1,
		shippedAfter: 0.3,
		parcel: van,
		receivedAfter: 0.4,
	},
	// Received, waiting for reviews.
	{
		accountId: 1,
		// Its points can be spent by now: seven days after receipt.
		orderedDaysAgo: 10,
		...received,
		wanted: [mall(2, 1), mall(2, 2)],
		refund: {
			after: 3,
			reason: "damaged",
			remark: "包裝破損，配件有裂痕。",
			agreedAfter: 3.5,
		},
	},
	{
		accountId: 2,
		orderedDaysAgo: 7,
		...received,
		wanted: [mall(5, 0)],
		refund: { after: 4, reason: "notAsDescribed", remark: "" },
	},
	// On their way.
	{
		accountId: 1,
		orderedDaysAgo: 3,
		usesPoints: true,
		...shipped,
		news: onTheWay,
		wanted: [mall(3, 1), mall(6, 0)],
	},
	{
		accountId: 3,
		orderedDaysAgo: 2.5,
		...shipped,
		news: onTheWay,
		wanted: [mall(4, 1)],
		refund: {
			after: 2,
			reason: "late",
			remark: "",
			refusedAfter: 2.2,
			refusal: "พัสดุอยู่ระหว่างจัดส่งและจะถึงภายในวันนี้",
		},
	},
	{
		accountId: 2,
		orderedDaysAgo: 1.2,
		isPaid: true,
		wanted: [food(1, 2)],
		acceptedAfter: 0.1,
		shippedAfter: 1.1,
		parcel: van,
	},
	// Waiting for their store or their merchant.
	{
		accountId: 1,
		orderedDaysAgo: 0.6,
		isPaid: true,
		acceptedAfter: 0.2,
		wanted: [food(2), food(3, 4)],
		note: "請揀較熟的水果",
	},
	{ accountId: 2, orderedDaysAgo: 0.2, isPaid: true, wanted: [food(4, 2)] },
	{
		accountId: 1,
		orderedDaysAgo: 0.4,
		isPaid: true,
		wanted: [mall(2, 3), food(5)],
	},
	{ accountId: 3, orderedDaysAgo: 0.3, isPaid: true, wanted: [mall(7, 0)] },
	// Not paid: called off, and waiting.
	{
		accountId: 2,
		orderedDaysAgo: 5,
		cancelledAfter: 0.01,
		wanted: [mall(3, 2)],
	},
	{ accountId: 1, orderedDaysAgo: 0.002, wanted: [mall(5, 1)] },
	{ accountId: 2, orderedDaysAgo: 0.002, wanted: [mall(6, 1, 2)] },
];
